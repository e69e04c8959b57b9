// The found reviewers, with the facts that an editor weighs beneath each: load, answers, speed, absences, and possible conflicts.
import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import type { CandidateSearchQuery } from './__generated__/CandidateSearchQuery.graphql.ts';
import { CandidateRecord } from './CandidateRecord.tsx';
import { ConflictWarnings } from './ConflictWarnings.tsx';

export type Candidate = NonNullable<CandidateSearchQuery['response']['reviewerCandidates']>['candidates'][number];

interface CandidateTableProps {
  candidates: readonly Candidate[];
  addedCodes: ReadonlySet<string>;
  onAdd: (candidate: Candidate) => void;
}

const COLUMNS = ['realName', 'sex', 'professionalTitle', 'company', 'email', 'region'] as const;
const WIDE = '@container candidates (width >= 56rem)';
const line: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  rowGap: '1',
  px: '3',
  [WIDE]: {
    display: 'grid',
    gridTemplateColumns:
      'minmax(7rem, 1fr) 3.75rem minmax(4.5rem, 0.7fr) minmax(9rem, 1.7fr) minmax(10rem, 1.5fr) minmax(7rem, 1fr) 6.5rem',
    alignItems: 'baseline',
  },
};
/** On narrow screens beneath the name, short facts side by side. */
const fact: SystemStyleObject = { order: '2', minW: '0', color: 'fg.muted', overflowWrap: 'anywhere', [WIDE]: { order: '0', color: 'fg' } };
const ownLine: SystemStyleObject = { flex: '0 0 100%' };
/** The button beside the name; together they fill the line. */
const BUTTON_WIDTH = '6rem';
const name: SystemStyleObject = { minW: '0', flex: `0 0 calc(100% - ${BUTTON_WIDTH} - {spacing.3})` };
const act: SystemStyleObject = { order: '1', flex: `0 0 ${BUTTON_WIDTH}`, textAlign: 'end', [WIDE]: { order: '0', gridArea: '1 / 7' } };

/** Read out on narrow screens, where it is not seen. */
const heads: SystemStyleObject = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  [WIDE]: { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' },
};

export function CandidateTable({ candidates, addedCodes, onAdd }: CandidateTableProps) {
  const { t } = useTranslation('candidates');
  return (
    <chakra.div css={{ containerType: 'inline-size', containerName: 'candidates' }}>
      <chakra.div role="table" aria-label={t('candidates.table')} borderWidth="1px" borderRadius="md" bg="bg.panel">
        <chakra.div
          role="row"
          css={[line, heads]}
          py="2"
          bg="bg.subtle"
          color="fg.muted"
          fontSize="sm"
          fontWeight="medium"
          borderTopRadius="md"
        >
          {COLUMNS.map((column) => (
            <span key={column} role="columnheader">
              {t(`candidates.column.${column}`)}
            </span>
          ))}
          <chakra.span role="columnheader" srOnly>
            {t('candidates.column.add')}
          </chakra.span>
        </chakra.div>
        {candidates.map((candidate) => (
          <CandidateRow
            key={candidate.code}
            candidate={candidate}
            isAdded={addedCodes.has(candidate.code)}
            onAdd={() => onAdd(candidate)}
          />
        ))}
      </chakra.div>
    </chakra.div>
  );
}

function CandidateRow({ candidate, isAdded, onAdd }: { candidate: Candidate; isAdded: boolean; onAdd: () => void }) {
  const { t } = useTranslation('candidates');
  const { code, displayName, sex, email, professionalTitle, companies, region, researchArea, isRecommended, warnings } = candidate;
  return (
    <chakra.div role="row" css={line} py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <chakra.span role="cell" css={name}>
        <chakra.span fontWeight="semibold">{displayName}</chakra.span>{' '}
        {isRecommended && <Mark tone="violet">{t('candidates.recommended')}</Mark>}
        <chakra.span display="block" color="fg.muted" fontSize="sm">
          {code}
        </chakra.span>
      </chakra.span>
      <chakra.span role="cell" css={fact}>
        {sex && t(`candidates.sex.${sex}`)}
      </chakra.span>
      <chakra.span role="cell" css={fact}>
        {professionalTitle}
      </chakra.span>
      <chakra.span role="cell" css={[fact, ownLine]}>
        {companies.join(t('candidates.comma'))}
        {researchArea && (
          <chakra.span display="block" color="fg.muted" fontSize="sm">
            {researchArea}
          </chakra.span>
        )}
      </chakra.span>
      <chakra.span role="cell" css={fact}>
        {email}
      </chakra.span>
      <chakra.span role="cell" css={fact}>
        {region}
      </chakra.span>
      <chakra.span role="cell" css={act}>
        <AddButton state={candidate.state} name={displayName} isAdded={isAdded} onAdd={onAdd} />
      </chakra.span>
      <chakra.div role="cell" css={ownLine} order="3" gridColumn="1 / -1" display="grid" gap="1" fontSize="sm" color="fg.muted">
        <CandidateRecord candidate={candidate} />
        <ConflictWarnings warnings={warnings} />
      </chakra.div>
    </chakra.div>
  );
}

function AddButton({ state, name, isAdded, onAdd }: { state: Candidate['state']; name: string; isAdded: boolean; onAdd: () => void }) {
  const { t } = useTranslation('candidates');
  if (state === 'AUTHOR' || state === 'AT_WORK')
    return (
      <chakra.span color="fg.muted" fontSize="sm">
        {t(`candidates.state.${state}`)}
      </chakra.span>
    );
  return (
    <Button size="sm" disabled={isAdded} aria-label={isAdded ? undefined : t('candidates.addNamed', { name })} onClick={onAdd}>
      {isAdded ? t('candidates.added') : t('candidates.add')}
    </Button>
  );
}
