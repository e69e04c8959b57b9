// Events of the manuscript at one journal, newest first.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FileList } from '../../components/contribution/FileList.tsx';
import { reviewLink } from '../../components/contribution/links.ts';
import type { Audience } from '../../components/contribution/stage-steps.ts';
import { AUTHOR_STATUS_LOOK, STATE_LOOK } from '../../components/contribution/status-looks.ts';
import { useRoleNumber } from '../../components/session/role-number.ts';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Timeline } from '../../ui/text/Timeline.tsx';
import type { HistoryTimeline_events$data, HistoryTimeline_events$key } from './__generated__/HistoryTimeline_events.graphql.ts';

type Event = HistoryTimeline_events$data[number];

export interface HistoryTimelineProps {
  label: string;
  contributionId: string;
  events: HistoryTimeline_events$key;
  audience: Audience;
}

export function HistoryTimeline({ label, contributionId, events, audience }: HistoryTimelineProps) {
  const data = useFragment(
    graphql`
      fragment HistoryTimeline_events on WorkflowEvent @relay(plural: true) {
        id
        act
        at
        to
        authorStatus
        actorRole
        actor {
          realName
        }
        comment
        isForChief
        isForEveryBranch
        review {
          id
          editorSummary
        }
        files {
          id
          ...FileList_files
        }
      }
    `,
    events,
  );
  const { t } = useTranslation(['manuscripts', 'messages']);
  const word = (key: string) => t(key, { ns: 'messages' });
  // Authors see neither states nor the office's acts; only their results. A withdrawal explains itself.
  const titleOf = ({ act, authorStatus, to }: Event) => {
    if (act == null) return word(`authorStatus.${authorStatus}`);
    return audience === 'author' || to == null || act === 'WITHDRAW'
      ? word(`act.${act}`)
      : t('manuscripts.detail.event', { act: word(`act.${act}`), status: word(`state.${to}`) });
  };
  return (
    <Timeline
      label={label}
      items={data.toReversed().map((event) => ({
        key: event.id,
        title: (
          <>
            {titleOf(event)}
            {event.review && <ReviewMark contributionId={contributionId} review={event.review} />}
            {(event.isForChief || event.isForEveryBranch) && (
              <chakra.span display="block" fontWeight="normal" fontSize="sm" color="fg.muted">
                {t(event.isForChief ? 'manuscripts.detail.chiefReceives' : 'manuscripts.detail.everyBranch')}
              </chakra.span>
            )}
          </>
        ),
        at: event.at,
        actor: [event.actorRole && word(`roleKind.${event.actorRole}`), event.actor?.realName].filter(Boolean).join(' '),
        look: audience === 'author' || event.to == null ? AUTHOR_STATUS_LOOK[event.authorStatus] : STATE_LOOK[event.to],
        body: bodyOf(event),
      }))}
    />
  );
}

/** The review that came with the act, for people who may read it, and whether the office has summed it up (R2-039, R2-101). */
function ReviewMark({ contributionId, review }: { contributionId: string; review: NonNullable<Event['review']> }) {
  const { t } = useTranslation('manuscripts');
  const roleNumber = useRoleNumber();
  const isSummarised = Boolean(review.editorSummary);
  return (
    <chakra.span ms="2" fontWeight="normal" display="inline-flex" gap="2" alignItems="baseline">
      <TextLink to={reviewLink(contributionId, review.id, roleNumber)}>{t('manuscripts.detail.reviewResult')}</TextLink>
      <Mark tone={isSummarised ? 'success' : 'slate'}>{t(`manuscripts.detail.${isSummarised ? 'summarised' : 'notSummarised'}`)}</Mark>
    </chakra.span>
  );
}

function bodyOf({ comment, files }: Event) {
  const papers = files ?? [];
  if (!comment && papers.length === 0) return null;
  return (
    <chakra.div display="grid" gap="3">
      {comment && <p>{comment}</p>}
      {papers.length > 0 && (
        <chakra.div whiteSpace="normal">
          <FileList files={papers} />
        </chakra.div>
      )}
    </chakra.div>
  );
}
