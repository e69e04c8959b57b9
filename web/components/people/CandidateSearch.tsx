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
import { useSearchWords } from '../../ui/filter/useSearchWords.ts';
import { useSettled } from '../../ui/filter/useSettled.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { sortedBy, type Candidate, type FigureSort } from './candidate-figures.ts';
import { CandidateTable } from './CandidateTable.tsx';
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
        lastAskedOn
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
/** As many as the server answers at once: these are sorted here. */
const MOST_SORTED = 50;
const PAUSE_MS = 300;

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

interface Asked {
  search: string;
  mode: Mode;
  page: number;
  /** Counts the presses, so that the same words are asked again. */
  time: number;
  /** By a button: nobody found opens the form for a new expert, which typing never does. */
  isPressed: boolean;
}

export function CandidateSearch({ contributionId, addedCodes, onAdd, onNotFound, wayToForm }: CandidateSearchProps) {
  const { t } = useTranslation('candidates');
  const { words, box } = useSearchWords();
  const [asked, setAsked] = useState<Asked>({ search: '', mode: 'ACCURATE', page: 1, time: 0, isPressed: false });
  const [sort, setSort] = useState<FigureSort | null>(null);
  const { search, mode, page } = asked;
  // What is typed is sought in parts after a pause; the buttons need not wait.
  const settled = useSettled(words, PAUSE_MS);
  const lookWhileTyping = useEffectEvent(() => {
    if (settled !== search) setAsked({ search: settled, mode: 'FUZZY', page: 1, time: asked.time, isPressed: false });
  });
  useEffect(() => lookWhileTyping(), [settled]);
  const variables = { contributionId, search, mode, ...(sort === null ? { page, first: PAGE_SIZE } : { page: 1, first: MOST_SORTED }) };
  const { data, error, retry } = useFetched<CandidateSearchQuery>(QUERY, JSON.stringify([variables, asked.time]), variables);
  const answer = data?.reviewerCandidates ?? null;
  // While something is typed or sorted, what was found last stays.
  const [last, setLast] = useState(answer);
  if (answer !== null && answer !== last) setLast(answer);
  const found = answer ?? (asked.isPressed || error !== null ? null : last);
  const sorted = found && (sort === null ? found.candidates : sortedBy(found.candidates, sort));
  const shown = (sort === null ? sorted : sorted?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)) ?? [];
  const count = Math.min(found?.totalCount ?? 0, sort === null ? Infinity : MOST_SORTED);
  const isNobody = answer?.totalCount === 0 && search !== '' && asked.isPressed;
  const tellNotFound = useEffectEvent(() => onNotFound(search));
  useEffect(() => {
    if (isNobody) tellNotFound();
  }, [isNobody, asked.time]);

  const look = (chosen: Mode) => setAsked({ search: words, mode: chosen, page: 1, time: asked.time + 1, isPressed: true });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    look('ACCURATE');
  }
  return (
    <chakra.section display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.form role="search" display="flex" flexWrap="wrap" alignItems="end" gap="2" onSubmit={handleSubmit}>
        <Field label={t('candidates.search.label')} flex="1 1 16rem" maxW="28rem">
          <Input type="search" dir="auto" maxLength={100} placeholder={t('candidates.search.placeholder')} {...box} />
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
        {answer?.totalCount === 0 && search !== '' && !asked.isPressed && (
          <chakra.p color="fg.muted">{t('candidates.found', { count: 0 })}</chakra.p>
        )}
        {found !== null && shown.length > 0 && (
          <>
            <chakra.h3 color="fg.muted" fontSize="sm" fontWeight="medium">
              {search === '' ? t('candidates.suggested') : t('candidates.found', { count: found.totalCount })}
            </chakra.h3>
            <CandidateTable
              candidates={shown}
              addedCodes={addedCodes}
              sort={sort}
              onSort={(next) => {
                setSort(next);
                setAsked({ ...asked, page: 1, isPressed: false });
              }}
              onAdd={onAdd}
            />
            {sort !== null && found.totalCount > MOST_SORTED && (
              <chakra.p color="fg.muted" fontSize="sm">
                {t('candidates.sortedFirst', { count: MOST_SORTED })}
              </chakra.p>
            )}
            {count > PAGE_SIZE && (
              <Pager page={page} pageSize={PAGE_SIZE} totalCount={count} onPageChange={(next) => setAsked({ ...asked, page: next })} />
            )}
          </>
        )}
      </chakra.div>
    </chakra.section>
  );
}
