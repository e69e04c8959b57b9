// The page of a letter to a co-author: the paper, the authors in their order, and what is printed of the one who is asked. Only its buttons
// answer.
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { AccountCard } from '../../components/account/AccountCard.tsx';
import { AuthorshipAnswer } from '../../components/authorship/AuthorshipAnswer.tsx';
import { PrintedAuthor } from '../../components/authorship/PrintedAuthor.tsx';
import { PublicPage } from '../../components/shell/PublicPage.tsx';
import { errorMessage } from '../../relay/errors.ts';
import { useSend } from '../../relay/send.ts';
import { EmptyPage } from '../../ui/notice/EmptyState.tsx';
import { InfoNotice } from '../../ui/notice/ErrorNotice.tsx';
import { dateTimeText } from '../../ui/text/dates.ts';
import type { AuthorshipPageMutation } from './__generated__/AuthorshipPageMutation.graphql.ts';
import type { Look, Question } from './look-at-authorship.ts';

export function AuthorshipPage() {
  const look = useLoaderData<Look | null>();
  const { t, i18n } = useTranslation('authorship');
  const { revalidate } = useRevalidator();
  // Title and journal come in the language that they were asked in.
  useEffect(() => {
    const handleLanguage = () => void revalidate();
    i18n.on('languageChanged', handleLanguage);
    return () => i18n.off('languageChanged', handleLanguage);
  }, [i18n, revalidate]);
  if (look === null) return <Word icon="mail" title={t('authorship.none')} hint={t('authorship.none.hint')} />;
  const { question } = look;
  if (question === null) return <Word icon="info" title={t('authorship.unknown')} hint={t('authorship.unknown.hint')} />;
  if (question.isChanged) return <Word icon="info" title={t('authorship.changed')} hint={t('authorship.changed.hint')} />;
  if (question.answer) {
    const day = question.answeredAt ? dateTimeText(question.answeredAt) : '';
    return (
      <Word
        icon={question.answer === 'CONFIRMED' ? 'checkCircle' : 'mail'}
        title={t(`authorship.answered.${question.answer}`)}
        hint={t(`authorship.answered.${question.answer}.hint`, { day, title: question.title ?? '' })}
      />
    );
  }
  if (question.isOver) return <Word icon="info" title={t('authorship.over')} hint={t('authorship.over.hint')} />;
  return <Asked ticket={look.ticket} question={question} />;
}

function Word(props: Parameters<typeof EmptyPage>[0]) {
  return (
    <PublicPage>
      <EmptyPage {...props} />
    </PublicPage>
  );
}

function Asked({ ticket, question }: { ticket: string; question: Question }) {
  const { t } = useTranslation('authorship');
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string>();
  const { run: answer, isPending } = useSend<AuthorshipPageMutation>(graphql`
    mutation AuthorshipPageMutation($input: AnswerAuthorshipInput!) {
      answerAuthorship(input: $input) {
        question {
          answer
        }
      }
    }
  `);
  async function handleAnswer(given: { isRight: boolean; words: string | null }) {
    setFailure(undefined);
    await answer({ ticket, ...given }, (error) => setFailure(errorMessage(error)));
    // Answered, or void or settled by now: the page says so itself.
    await revalidate();
  }
  return (
    <AccountCard title={t('authorship.title')} intro={t('authorship.intro', { journal: question.journal })}>
      <chakra.div display="grid" gap="5">
        <chakra.p fontFamily="reading" fontSize="xl" fontWeight="semibold" lineHeight="1.4" textWrap="balance" overflowWrap="anywhere">
          {question.title ?? t('authorship.untitled')}
        </chakra.p>
        {question.reason && <InfoNotice>{t('authorship.reason', { reason: question.reason })}</InfoNotice>}
        <div>
          <chakra.h2 color="fg.muted" fontSize="sm" mb="1">
            {t('authorship.authors')}
          </chakra.h2>
          <chakra.ol display="flex" flexWrap="wrap" columnGap="4" rowGap="1" listStyleType="none">
            {question.authorNames.map((name, index) => (
              // Two may have one name.
              <chakra.li key={`${index}.${name}`} fontWeight={index + 1 === question.position ? 'semibold' : undefined}>
                {t('authorship.ordered', { position: index + 1 })} <bdi>{name}</bdi>
              </chakra.li>
            ))}
          </chakra.ol>
        </div>
        <PrintedAuthor {...question} />
        <AuthorshipAnswer isPending={isPending} failure={failure} onAnswer={(given) => void handleAnswer(given)} />
        <chakra.p color="fg.muted" fontSize="sm" lineHeight="reading">
          {t('authorship.hint')}
        </chakra.p>
      </chakra.div>
    </AccountCard>
  );
}
