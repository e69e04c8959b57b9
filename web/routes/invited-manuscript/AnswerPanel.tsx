// The question and its due day, and the possible answers: accept or decline, then the review.
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActDialog, useActsAhead } from '../../components/acts/ActDialog.tsx';
import type { ActResult } from '../../components/acts/targets.ts';
import { titleIn } from '../../components/contribution/title.ts';
import { goToInvitation } from '../../components/session/invitation-farewell.ts';
import { leaveQuietly } from '../../components/shell/session-watch.ts';
import { forgetInvitation, INVITATION } from '../../relay/token.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { DataList, Panel } from '../../ui/page/Panel.tsx';
import type { AnswerPanel_contribution$key } from './__generated__/AnswerPanel_contribution.graphql.ts';
import type { AnswerPanel_review$key } from './__generated__/AnswerPanel_review.graphql.ts';

const ANSWERS = ['ACCEPT_INVITATION', 'DECLINE_INVITATION'] as const;
type Answer = (typeof ANSWERS)[number];
const LOOKS = { ACCEPT_INVITATION: 'solid', DECLINE_INVITATION: 'dangerOutline' } as const;

interface Props {
  review: AnswerPanel_review$key;
  contribution: AnswerPanel_contribution$key;
}

export function AnswerPanel({ review: reviewKey, contribution: contributionKey }: Props) {
  const { status, answerDueOn, reviewDueOn } = useFragment(
    graphql`
      fragment AnswerPanel_review on Review {
        status
        answerDueOn
        reviewDueOn
      }
    `,
    reviewKey,
  );
  const contribution = useFragment(
    graphql`
      fragment AnswerPanel_contribution on Contribution {
        id
        manuscriptNumber
        titleZh
        titleEn
        viewerReview {
          id
          ...AnswerPanel_review
        }
        viewerActs {
          act
          isAllowed
        }
      }
    `,
    contributionKey,
  );
  const { t, i18n } = useTranslation(['invitation', 'messages']);
  const [asking, setAsking] = useState<Answer | null>(null);
  useActsAhead();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasAnswered = useRef(false);
  // The pressed button disappears with the answer, so the focus moves to the heading above the new state.
  useEffect(() => {
    if (asking !== null || !hasAnswered.current) return;
    hasAnswered.current = false;
    heading.current?.focus();
  }, [asking]);
  const open = ANSWERS.filter((answer) => contribution.viewerActs.some(({ act, isAllowed }) => act === answer && isAllowed));
  function handleDone(answer: Answer, results: readonly ActResult[]) {
    hasAnswered.current = results.some(({ done }) => done);
    if (answer !== 'DECLINE_INVITATION' || !hasAnswered.current) return;
    // With the answer its session is over.
    leaveQuietly();
    forgetInvitation({ withTicket: true });
    goToInvitation('declined');
  }
  return (
    <Panel p="5">
      <chakra.h2 ref={heading} tabIndex={-1} width="max-content" maxW="full" fontWeight="semibold" mb="2">
        {t('invitation.asked')}
      </chakra.h2>
      <chakra.p color="fg.muted" lineHeight="reading" mb="4">
        {t(`invitation.asked.${status ?? 'CLOSED'}`)}
      </chakra.p>
      <DataList
        items={[
          ...(status === 'PENDING' ? [{ label: t('invitation.answerDueOn'), value: answerDueOn }] : []),
          { label: t('invitation.reviewDueOn'), value: reviewDueOn },
        ]}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="5" _empty={{ display: 'none' }}>
        {status === 'ACCEPTED' && (
          <ButtonLink variant="solid" size="lg" flex="1 1 9rem" icon="edit" to={`${INVITATION}/review?id=${contribution.id}`}>
            {t('invitation.write')}
          </ButtonLink>
        )}
        {open.map((answer) => (
          <Button key={answer} variant={LOOKS[answer]} size="lg" flex="1 1 9rem" onClick={() => setAsking(answer)}>
            {t(`act.${answer}`, { ns: 'messages' })}
          </Button>
        ))}
      </chakra.div>
      {asking !== null && (
        <ActDialog
          act={asking}
          targets={[
            {
              id: contribution.id,
              number: contribution.manuscriptNumber ?? null,
              title: titleIn(i18n.language, contribution) ?? '',
              refusal: null,
              isDecision: false,
            },
          ]}
          onClose={() => setAsking(null)}
          onDone={(results) => handleDone(asking, results)}
        />
      )}
    </Panel>
  );
}
