// The sections of a new periodical or conference beside its form, each with how much it lacks by the publisher's checks.
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { colloquiumRules, type ColloquiumField, type ColloquiumForm, type ColloquiumValues } from '../../../../shared/forms/colloquium.ts';
import { PageContents } from '../../../ui/page/PageContents.tsx';

const SECTIONS = ['basic', 'people', 'issues', 'texts', 'sender'] as const;
export type SectionName = (typeof SECTIONS)[number];

/** The sections in their order: a conference has the issues that its manuscripts make. */
const sectionsOf = ({ kind }: ColloquiumForm): readonly SectionName[] =>
  SECTIONS.filter((section) => section !== 'issues' || kind === 'PERIODICAL');

const SECTION_OF: Readonly<Record<ColloquiumField, SectionName>> = {
  name: 'basic',
  nameEn: 'basic',
  number: 'basic',
  subjectId: 'basic',
  cycleId: 'basic',
  foundedOn: 'basic',
  startsOn: 'basic',
  endsOn: 'basic',
  collectedPapersName: 'basic',
  editorialDepartmentId: 'basic',
  publishingUnitId: 'basic',
  hostUnits: 'basic',
  homePages: 'basic',
  sources: 'basic',
  columns: 'basic',
  members: 'people',
  editorialCommittee: 'people',
  expertCommittee: 'people',
  publishingMonths: 'issues',
  initCycle: 'issues',
  initCycleTime: 'issues',
  introduction: 'texts',
  editorIntroduction: 'texts',
  foreword: 'texts',
  callForPapers: 'texts',
  cover: 'texts',
  forewordFile: 'texts',
  callForPapersFile: 'texts',
  senderAddress: 'sender',
  senderPassword: 'sender',
  senderName: 'sender',
  senderHost: 'sender',
  senderPort: 'sender',
  isSenderSecure: 'sender',
};

/** How many fields of each section the checks refuse. */
function missingIn(about: ColloquiumForm, values: ColloquiumValues): ReadonlyMap<SectionName, number> {
  const wrong = new Set((colloquiumRules(about).safeParse(values).error?.issues ?? []).map(({ path: [field] }) => field));
  const missing = new Map<SectionName, number>();
  for (const [field, section] of Object.entries(SECTION_OF)) if (wrong.has(field)) missing.set(section, (missing.get(section) ?? 0) + 1);
  return missing;
}

export function FormContents({ about, children }: { about: ColloquiumForm; children: ReactNode }) {
  const { t } = useTranslation('colloquiumForm');
  const { control } = useFormContext<ColloquiumValues>();
  const missing = missingIn(about, useWatch({ control, compute: (values) => values }));
  return (
    <PageContents
      entries={sectionsOf(about).map((section) => ({
        id: section,
        title: t(`colloquiumForm.section.${section}`),
        missing: missing.get(section) ?? 0,
      }))}
    >
      {children}
    </PageContents>
  );
}
