// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import almanac

struct LocaleTests {
  /// The names of glibc's list of locales that it supports, each once; what people have in `LANG`.
  private static let inUse = """
    aa_DJ aa_ER aa_ET af_ZA agr_PE ak_GH am_ET an_ES anp_IN ar_AE ar_BH ar_DZ ar_EG ar_IN ar_IQ
    ar_JO ar_KW ar_LB ar_LY ar_MA ar_OM ar_QA ar_SA ar_SD ar_SS ar_SY ar_TN ar_YE as_IN ast_ES
    ayc_PE az_AZ az_IR be_BY bem_ZM ber_DZ ber_MA bg_BG bhb_IN bho_IN bho_NP bi_VU bn_BD bn_IN
    bo_CN bo_IN br_FR brx_IN bs_BA byn_ER ca_AD ca_ES ca_FR ca_IT ce_RU chr_US ckb_IQ cmn_TW
    crh_UA cs_CZ csb_PL cv_RU cy_GB da_DK de_AT de_BE de_CH de_DE de_IT de_LI de_LU doi_IN dsb_DE
    dv_MV dz_BT el_CY el_GR en_AG en_AU en_BW en_CA en_DK en_GB en_HK en_IE en_IL en_IN en_NG
    en_NZ en_PH en_SC en_SG en_US en_ZA en_ZM en_ZW eo es_AR es_BO es_CL es_CO es_CR es_CU es_DO
    es_EC es_ES es_GT es_HN es_MX es_NI es_PA es_PE es_PR es_PY es_SV es_US es_UY es_VE et_EE
    eu_ES eu_FR fa_IR ff_SN fi_FI fil_PH fo_FO fr_BE fr_CA fr_CH fr_FR fr_LU fur_IT fy_DE fy_NL
    ga_IE gd_GB gez_ER gez_ET gl_ES gu_IN gv_GB ha_NG hak_TW he_IL hi_IN hif_FJ hne_IN hr_HR
    hsb_DE ht_HT hu_HU hy_AM ia_FR id_ID ig_NG ik_CA is_IS it_CH it_IT iu_CA ja_JP ka_GE kab_DZ
    kk_KZ kl_GL km_KH kn_IN ko_KR kok_IN ks_IN ku_TR kw_GB ky_KG lb_LU lg_UG li_BE li_NL lij_IT
    ln_CD lo_LA lt_LT lv_LV lzh_TW mag_IN mai_IN mai_NP mfe_MU mg_MG mhr_RU mi_NZ miq_NI mjw_IN
    mk_MK ml_IN mn_MN mni_IN mnw_MM mr_IN ms_MY mt_MT my_MM nan_TW nb_NO nds_DE nds_NL ne_NP
    nhn_MX niu_NU niu_NZ nl_AW nl_BE nl_NL nn_NO nr_ZA nso_ZA oc_FR om_ET om_KE or_IN os_RU pa_IN
    pa_PK pap_AW pap_CW pl_PL ps_AF pt_BR pt_PT quz_PE raj_IN rif_MA ro_RO ru_RU ru_UA rw_RW sa_IN
    sah_RU sat_IN sc_IT sd_IN se_NO sgs_LT shn_MM shs_CA si_LK sid_ET sk_SK sl_SI sm_WS so_DJ
    so_ET so_KE so_SO sq_AL sq_MK sr_ME sr_RS ss_ZA st_ZA sv_FI sv_SE sw_KE sw_TZ syr szl_PL ta_IN
    ta_LK tcy_IN te_IN tg_TJ th_TH the_NP ti_ER ti_ET tig_ER tk_TM tl_PH tn_ZA to_TO tpi_PG tr_CY
    tr_TR ts_ZA tt_RU ug_CN uk_UA unm_US ur_IN ur_PK uz_UZ ve_ZA vi_VN wa_BE wae_CH wal_ET wo_SN
    xh_ZA yi_US yo_NG yue_HK yuw_PG zh_CN zh_HK zh_SG zh_TW zu_ZA
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// The names of which CLDR knows no dates.
  private static let unknown = """
    aa_DJ aa_ER aa_ET agr_PE an_ES anp_IN ayc_PE az_IR ber_DZ ber_MA bhb_IN bi_VU crh_UA csb_PL
    dv_MV hak_TW hif_FJ hne_IN ht_HT ik_CA li_BE li_NL lzh_TW mag_IN mhr_RU miq_NI mjw_IN mnw_MM
    nan_TW nhn_MX niu_NU niu_NZ pap_AW pap_CW quz_PE rif_MA sgs_LT shn_MM shs_CA sid_ET sm_WS
    tcy_IN the_NP tpi_PG unm_US wa_BE yuw_PG
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test func localesInUseAreKnown() {
    #expect(Self.inUse.count == 306)
    let refused = Self.inUse.filter { name in
      EnvironmentLocale(["LANG": name + ".UTF-8"]).complaint != nil
    }
    #expect(refused == Self.unknown)
  }

  @Test func knownLocalesHaveMonthsOfTheirOwn() {
    let known = Set(Self.inUse).subtracting(Self.unknown)
    let english = known.filter { name in
      let formatter = DateFormatter()
      formatter.locale = EnvironmentLocale(["LANG": name]).locale
      return ["February", "M02"].contains(formatter.monthSymbols[1])
    }
    #expect(known.count == Self.inUse.count - Self.unknown.count)
    #expect(english.allSatisfy { $0.hasPrefix("en") }, "\(english)")
  }

  @Test(arguments: [
    ("zh-CN", "zh-CN", "二月"), ("zh_TW", "zh-TW", "2月"), ("ZH-tw", "zh-TW", "2月"),
    ("sr-RS", "sr-RS", "фебруар"), ("pa-IN", "pa-IN", "ਫ਼ਰਵਰੀ"), ("ur-PK", "ur-PK", "فروری"),
    ("uz-UZ", "uz-UZ", "fevral"), ("az-AZ", "az-AZ", "fevral"), ("no-NO", "no-NO", "februar"),
    ("tl-PH", "fil-PH", "Pebrero"), ("ca-ES-valencia", "ca-ES", "de febrer"),
    ("ar-IN", "ar-IN", "فبراير"), ("de-de", "de-DE", "Februar"), ("iw-IL", "iw-IL", "פברואר"),
  ])
  func likelySubtagsFillInTheScript(text: String, tag: String, february: String) throws {
    let locale = try LocaleArgument.parse(text)
    let formatter = DateFormatter()
    formatter.locale = locale
    #expect(locale.identifier.replacing("_", with: "-") == tag)
    #expect(formatter.monthSymbols[1] == february)
  }

  @Test(arguments: [
    "", "x", "xx-YY", "de-DF", "de-Foo", "en-USA", "li-NL", "dv-MV", "az-IR", "de-DE-", "-DE", "C",
  ])
  func whatIsNoLocaleIsRefused(text: String) {
    #expect(KnownLocales.locale(of: text) == nil)
    #expect(throws: (any Error).self) { try LocaleArgument.parse(text) }
  }

  @Test(arguments: [
    ("sr_RS.UTF-8@latin", "sr-Latn-RS"), ("uz_UZ@cyrillic", "uz-Cyrl-UZ"),
    ("be_BY.UTF-8", "be-BY"), ("de_DE@euro", "de-DE"), ("ks_IN@devanagari", "ks-Deva-IN"),
    ("ca_ES.UTF-8@valencia", "ca-ES"), ("en_DK.utf8", "en-DK"), ("fr", "fr"),
  ])
  func modifiersSayTheScript(value: String, tag: String) {
    let found = EnvironmentLocale(["LANG": value])
    #expect(found.locale.identifier.replacing("_", with: "-") == tag)
    #expect(found.complaint == nil)
  }

  @Test func theFirstVariableThatIsSetDecides() {
    let all = ["LC_ALL": "", "LC_TIME": "de_DE.UTF-8", "LANG": "fr_FR.UTF-8"]
    #expect(EnvironmentLocale(all).locale.identifier == "de-DE")
    #expect(EnvironmentLocale([:]).locale.identifier == "en-US")
    for portable in ["C", "C.UTF-8", "POSIX"] {
      let found = EnvironmentLocale(["LC_ALL": portable, "LANG": "de_DE"])
      #expect(found.locale.identifier == "en-US")
      #expect(found.complaint == nil)
    }
    let unknown = EnvironmentLocale(["LANG": "xx_YY.UTF-8"])
    #expect(unknown.complaint?.contains("LANG=xx_YY.UTF-8") == true)
  }
}
