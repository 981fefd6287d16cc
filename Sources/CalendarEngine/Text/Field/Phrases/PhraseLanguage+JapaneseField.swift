// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    static let japaneseField: StaticString = """
      日付を選択
      期間を選択
      日を選択
      週を選択
      完了
      消去
      クイック選択
      この項目は必須です。
      カレンダーを読み込めませんでした。もう一度お試しください。
      閉じる
      日付を入力
      DD MM YYYY
      """
  }
#endif
