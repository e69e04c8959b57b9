// What an issue says of rights: who has the copyright since when, and under which licence an article may be used.
import { LICENCES, type LicenceName } from '../../../../shared/forms/publication.ts';
import type { IssueRecord } from './issue-record.ts';

const NAMES: Readonly<Record<LicenceName, string>> = {
  'CC-BY-4.0': 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
  'CC-BY-SA-4.0': 'Creative Commons Attribution-ShareAlike 4.0 International (CC BY-SA 4.0)',
  'CC-BY-NC-4.0': 'Creative Commons Attribution-NonCommercial 4.0 International (CC BY-NC 4.0)',
  'CC-BY-NC-SA-4.0': 'Creative Commons Attribution-NonCommercial-ShareAlike 4.0 International (CC BY-NC-SA 4.0)',
  'CC-BY-ND-4.0': 'Creative Commons Attribution-NoDerivatives 4.0 International (CC BY-ND 4.0)',
  'CC-BY-NC-ND-4.0': 'Creative Commons Attribution-NonCommercial-NoDerivatives 4.0 International (CC BY-NC-ND 4.0)',
  'CC0-1.0': 'CC0 1.0 Universal Public Domain Dedication',
  ALL_RIGHTS_RESERVED: 'All rights reserved',
};

/** As the copyright page of a Chinese publication says it. */
const NAMES_ZH: Readonly<Record<LicenceName, string>> = {
  'CC-BY-4.0': '知识共享署名 4.0 国际许可协议（CC BY 4.0）',
  'CC-BY-SA-4.0': '知识共享署名—相同方式共享 4.0 国际许可协议（CC BY-SA 4.0）',
  'CC-BY-NC-4.0': '知识共享署名—非商业性使用 4.0 国际许可协议（CC BY-NC 4.0）',
  'CC-BY-NC-SA-4.0': '知识共享署名—非商业性使用—相同方式共享 4.0 国际许可协议（CC BY-NC-SA 4.0）',
  'CC-BY-ND-4.0': '知识共享署名—禁止演绎 4.0 国际许可协议（CC BY-ND 4.0）',
  'CC-BY-NC-ND-4.0': '知识共享署名—非商业性使用—禁止演绎 4.0 国际许可协议（CC BY-NC-ND 4.0）',
  'CC0-1.0': '知识共享 CC0 1.0 通用：放弃著作权',
  ALL_RIGHTS_RESERVED: '保留所有权利',
};

interface Rights {
  /** Null where nobody said who holds it, and for works whose rights were given up (CC0). */
  copyright: { statement: string; year: string; holder: string } | null;
  /** A licence that everybody has; null: none, or not said. */
  licence: { address: string; name: string; nameZh: string } | null;
}

export function rightsOf({ journal: { settings }, issue }: Pick<IssueRecord, 'journal' | 'issue'>): Rights {
  const { licence, copyrightHolder: holder } = settings;
  const year = issue.publishedOn.slice(0, 4);
  const address = licence === '' ? null : LICENCES[licence];
  const reserved = licence === 'ALL_RIGHTS_RESERVED' ? `. ${NAMES.ALL_RIGHTS_RESERVED}.` : '';
  return {
    copyright: holder === '' || licence === 'CC0-1.0' ? null : { statement: `© ${year} ${holder}${reserved}`, year, holder },
    licence: address === null || licence === '' ? null : { address, name: NAMES[licence], nameZh: NAMES_ZH[licence] },
  };
}
