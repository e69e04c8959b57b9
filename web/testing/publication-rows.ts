// Rows of the lists of publications, and the answer that brings them: one that can be compiled, one that is in an issue.
import type { RoleKindCode } from '../../shared/roles.ts';

const offer = (name: string) => [{ act: name, isAllowed: true, refusal: null, isDecision: false }];

const accepted = {
  titleZh: '水利碑刻考',
  titleEn: 'Inscriptions on Water',
  manuscriptNumber: 'JN20260001',
  state: 'ACCEPTED',
  stage: 6,
  hasBeenInPool: false,
  withdrawnAt: null,
  submittedAt: '2026-03-05T06:32:00.000Z',
  source: 'FREE_SUBMISSION',
  colloquium: { name: '江南文化' },
  responsible: null,
  daysInStage: 3,
  runningRound: null,
  firstAuthorDisplayName: '周明',
  issueNumber: null as number | null,
  publishedOn: '2026-03-02',
  publicationOrder: 4,
  archiveUrl: '/files/x',
  viewerActs: offer('COMPILE'),
};
const rows = [accepted, { ...accepted, titleZh: '义田收支', state: 'COMPILED', issueNumber: 7, viewerActs: offer('REMOVE_FROM_ISSUE') }];

/** The list `field` of a viewer in this role, who leads two journals. */
export const publicationsOf = (
  role: RoleKindCode,
  field: 'singlePublications' | 'groupPublications',
  { totalCount = 2, ...own }: { totalCount?: number; state?: string } = {},
) => ({
  Viewer: () => ({
    currentRole: { kind: role },
    listActs: role === 'EDITOR_IN_CHIEF' ? ['REFUSE', 'ASSIGN', 'COMPILE'] : [],
    ownColloquiums: [
      { id: 'j1', name: '江南文化' },
      { id: 'j2', name: '数据科学' },
    ],
    [field]: {
      totalCount,
      totalCountIsCapped: false,
      edges: rows.map((one, index) => ({ node: { ...one, ...own, id: String(index + 1) } })),
    },
  }),
});
