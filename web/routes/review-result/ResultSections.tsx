// One review: its suggestion, its reason and files, the note to the editor-in-chief, ratings and ethics in words.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FileList } from '../../components/contribution/FileList.tsx';
import { ReviewAnswers } from '../../components/review/ReviewAnswers.tsx';
import { useReviewWords } from '../../components/review/useReviewWords.ts';
import { statedAnswer } from '../../components/statements/asked-statements.ts';
import { StatedList } from '../../components/statements/StatedList.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { DataList } from '../../ui/page/Panel.tsx';
import { SheetSection } from '../../ui/overlay/Sheet.tsx';
import type { ResultSections_review$key } from './__generated__/ResultSections_review.graphql.ts';

export function ResultSections({ review }: { review: ResultSections_review$key }) {
  const data = useFragment(
    graphql`
      fragment ResultSections_review on Review {
        finishedAt
        suggestion
        willReviewAgain
        comment
        noteToChief
        ...ReviewAnswers_review
        statements {
          stated {
            ...askedStatements_stated
          }
        }
        files {
          id
          ...FileList_files
        }
      }
    `,
    review,
  );
  const { t } = useTranslation('reviewResult');
  const { suggestionWord } = useReviewWords();
  const files = data.files ?? [];
  const statements = (data.statements ?? []).map(({ stated }) => statedAnswer(stated));
  return (
    <>
      <SheetSection id="suggestion" title={t('reviewResult.conclusion')}>
        <DataList
          items={[
            { label: t('reviewResult.suggestion'), value: data.suggestion && <strong>{suggestionWord(data.suggestion)}</strong> },
            {
              label: t('reviewResult.again'),
              value: data.willReviewAgain == null ? null : t(`reviewResult.again.${data.willReviewAgain ? 'yes' : 'no'}`),
            },
            { label: t('reviewResult.finishedAt'), value: data.finishedAt && <DateText value={data.finishedAt} show="dateTime" /> },
          ]}
        />
      </SheetSection>
      <SheetSection id="reason" title={t('reviewResult.reason')}>
        <Prose text={data.comment} empty={t('reviewResult.reasonNone')} />
      </SheetSection>
      <SheetSection id="review-files" title={t('reviewResult.files')}>
        {files.length > 0 ? <FileList files={files} /> : <chakra.p color="fg.muted">{t('reviewResult.filesNone')}</chakra.p>}
      </SheetSection>
      {/* Absent, not empty, for people who may not read it. */}
      {data.noteToChief && (
        <SheetSection id="note" title={t('reviewResult.note')}>
          <Prose text={data.noteToChief} empty="" />
        </SheetSection>
      )}
      {statements.length > 0 && (
        <SheetSection id="statements" title={t('reviewResult.statements')}>
          <StatedList statements={statements} />
        </SheetSection>
      )}
      <SheetSection id="answers" title={t('reviewResult.answers')}>
        <ReviewAnswers review={data} />
      </SheetSection>
    </>
  );
}

export function Prose({ text, empty }: { text: string | null | undefined; empty: string }) {
  return text ? (
    <chakra.p whiteSpace="pre-line" lineHeight="reading" maxW="prose" overflowWrap="anywhere">
      {text}
    </chakra.p>
  ) : (
    <chakra.p color="fg.muted">{empty}</chakra.p>
  );
}
