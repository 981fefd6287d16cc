// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    static let japaneseCatalogue: StaticString = """
      前の月
      次の月
      今日
      読み込み中…
      この月を読み込めませんでした。
      再試行
      まだ何もありません。
      選択できません
      達成
      未達成
      ポイントなし
      {1}ポイント中{0}ポイント
      ポイント: {0}
      {0}のセッションはありません
      現在の連続記録
      最長の連続記録
      達成日数
      {0}日
      {0}のセッション
      終了が開始より前です
      {0}～{1}
      連続記録
      今週のポイント
      {0}、選択中
      、
      """
  }
#endif
