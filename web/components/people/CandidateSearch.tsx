// The search for reviewers of a manuscript: one box for a name or a person code, searched whole or in parts, and the results (S2 §2.5).
// Without words it offers the first suggestions. The page that shows it keeps the list of the added ones.
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { errorMessage } from '../../relay/errors.ts';
import { useFetched } from '../../relay/useFetched.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { CandidateTable, type Candidate } from './CandidateTable.tsx';
import type { CandidateSearchQuery } from './__generated__/CandidateSearchQuery.graphql.ts';

const QUERY = graphql`
  query CandidateSearchQuery($contributionId: ID!, $search: String!, $mode: CandidateSearchMode!, $first: Int!, $page: Int!) {
    reviewerCandidates(contributionId: $contributionId, search: $search, mode: $mode, first: $first, page: $page) {
      totalCount
      candidates {
        code
        displayName
        sex
        email
        professionalTitle
        companies
        region
        researchArea
        load {
          pending
          atWork
        }
        invitedLately
        answeredLately
        meanDaysToAnswer
        meanDaysToReview
        lastReviewHere
        unavailableUntil
        willReviewAgain
        isRecommended
        state
        warnings {
          kind
          evidence
        }
      }
    }
  }
`;
const PAGE_SIZE = 10;

interface CandidateSearchProps {
  contributionId: string;
  /** Person codes of the people who are in the list already. */
  addedCodes: ReadonlySet<string>;
  onAdd: (candidate: Candidate) => void;
  /** Nobody was found by these words: the form for a new expert opens (R2-083). */
  onNotFound: (search: string) => void;
  /** The way back to that form, while nobody is found. */
  wayToForm?: ReactNode;
}

type Mode = CandidateSearchQuery['variables']['mode'];

export function CandidateSearch({ contributionId, addedCodes, onAdd, onNotFound, wayToForm }: CandidateSearchProps) {
  const { t } = useTranslation('candidates');
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<{ search: string; mode: Mode; page: number; time: number }>({
    search: '',
    mode: 'ACCURATE',
    page: 1,
    time: 0,
  });
  const { search, mode, page } = asked;
  const variables = { contributionId, search, mode, page, first: PAGE_SIZE };
  const { data, error, retry } = useFetched<CandidateSearchQuery>(QUERY, JSON.stringify([variables, asked.time]), variables);
  const found = data?.reviewerCandidates ?? null;
  const isNobody = found?.totalCount === 0 && search !== '';
  const tellNotFound = useEffectEvent(() => onNotFound(search));
  useEffect(() => {
    if (isNobody) tellNotFound();
  }, [isNobody, asked.time]);

  const look = (chosen: Mode) => setAsked({ search: text.trim(), mode: chosen, page: 1, time: asked.time + 1 });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    look('ACCURATE');
  }
  return (
    <chakra.section display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.form role="search" display="flex" flexWrap="wrap" alignItems="end" gap="2" onSubmit={handleSubmit}>
        <Field label={t('candidates.search.label')} flex="1 1 16rem" maxW="28rem">
          <Input
            type="search"
            dir="auto"
            maxLength={100}
            placeholder={t('candidates.search.placeholder')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Button type="submit">{t('candidates.search.accurate')}</Button>
        <Button onClick={() => look('FUZZY')}>{t('candidates.search.fuzzy')}</Button>
      </chakra.form>
      <chakra.div aria-live="polite" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        {error !== null && (
          <ErrorNotice message={errorMessage(error)}>
            <Button size="sm" variant="link" onClick={retry}>
              {t('candidates.retry')}
            </Button>
          </ErrorNotice>
        )}
        {error === null && found === null && <chakra.p color="fg.muted">{t('candidates.loading')}</chakra.p>}
        {isNobody && <chakra.p color="danger.fg">{t('candidates.notFound')}</chakra.p>}
        {isNobody && wayToForm}
        {found !== null && found.candidates.length > 0 && (
          <>
            <chakra.h3 color="fg.muted" fontSize="sm" fontWeight="medium">
              {search === '' ? t('candidates.suggested') : t('candidates.found', { count: found.totalCount })}
            </chakra.h3>
            <CandidateTable candidates={found.candidates} addedCodes={addedCodes} onAdd={onAdd} />
            {found.totalCount > PAGE_SIZE && (
              <Pager
                page={page}
                pageSize={PAGE_SIZE}
                totalCount={found.totalCount}
                onPageChange={(next) => setAsked({ ...asked, page: next })}
              />
            )}
          </>
        )}
      </chakra.div>
    </chakra.section>
  );
}
