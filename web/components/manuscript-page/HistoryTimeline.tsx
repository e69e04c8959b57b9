// Events of the manuscript at one journal, newest first: one line per event, longer texts folded.
import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FileList } from '../contribution/FileList.tsx';
import { reviewLink } from '../contribution/links.ts';
import type { Audience } from '../contribution/stage-steps.ts';
import { AUTHOR_STATUS_LOOK, STATE_LOOK } from '../contribution/status-looks.ts';
import { statedAnswer } from '../statements/asked-statements.ts';
import { StatedList } from '../statements/StatedList.tsx';
import { useFurther } from '../lists/useFurther.ts';
import { useRoleNumber } from '../session/role-number.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { HistoryTimeline_events$data, HistoryTimeline_events$key } from './__generated__/HistoryTimeline_events.graphql.ts';

type Event = HistoryTimeline_events$data[number];

/** Signs on a line that leads from each to the next. */
const ROW: SystemStyleObject = {
  position: 'relative',
  ps: '8',
  pb: '4',
  _last: { pb: '0' },
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '11px',
    top: '1.5rem',
    bottom: '0',
    borderInlineStartWidth: '1px',
    borderColor: 'border',
  },
};

interface HistoryTimelineProps {
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
          displayName
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
        statements {
          ...askedStatements_stated
        }
      }
    `,
    events,
  );
  const { t } = useTranslation(['manuscripts', 'messages', 'ui']);
  const word = (key: string) => t(key, { ns: 'messages' });
  // Authors see neither states nor the office's acts; only their results. A withdrawal explains itself.
  const titleOf = ({ act, authorStatus, to }: Event) => {
    if (act == null) return word(`authorStatus.${authorStatus}`);
    return audience === 'author' || to == null || act === 'WITHDRAW'
      ? word(`act.${act}`)
      : t('manuscripts.detail.event', { act: word(`act.${act}`), status: word(`state.${to}`) });
  };
  return (
    <chakra.ol aria-label={label} listStyleType="none">
      {data.toReversed().map((event) => {
        const look = audience === 'author' || event.to == null ? AUTHOR_STATUS_LOOK[event.authorStatus] : STATE_LOOK[event.to];
        const actor = [event.actorRole && word(`roleKind.${event.actorRole}`), event.actor?.displayName].filter(Boolean).join(' ');
        const body = bodyOf(event);
        return (
          <chakra.li key={event.id} css={ROW}>
            <chakra.span
              aria-hidden="true"
              position="absolute"
              insetInlineStart="0"
              top="-1px"
              boxSize="6"
              borderRadius="full"
              display="inline-flex"
              alignItems="center"
              justifyContent="center"
              bg={`${look.tone}.tint`}
              color={`${look.tone}.fg`}
            >
              <Icon name={look.icon ?? 'circle'} boxSize="3.5" />
            </chakra.span>
            <chakra.div display="flex" flexWrap="wrap" columnGap="3" alignItems="baseline">
              <chakra.span fontWeight="medium">
                {titleOf(event)}
                {event.review && <ReviewMark contributionId={contributionId} review={event.review} />}
                {(event.isForChief || event.isForEveryBranch) && (
                  <chakra.span display="block" fontWeight="normal" fontSize="sm" color="fg.muted">
                    {t(event.isForChief ? 'manuscripts.detail.chiefReceives' : 'manuscripts.detail.everyBranch')}
                  </chakra.span>
                )}
              </chakra.span>
              {actor && <chakra.span color="fg.muted">{actor}</chakra.span>}
              <chakra.span color="fg.muted" fontSize="sm" ms="auto">
                <DateText value={event.at} show="dateTime" />
              </chakra.span>
            </chakra.div>
            {body && (
              <chakra.details mt="1">
                <chakra.summary cursor="pointer" color="accent.fg" fontSize="sm">
                  {t('ui.timeline.open', { ns: 'ui' })}
                </chakra.summary>
                <chakra.div mt="2" ps="3" borderInlineStartWidth="2px" lineHeight="reading" whiteSpace="pre-line">
                  {body}
                </chakra.div>
              </chakra.details>
            )}
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}

/** The review that came with the act, for people who may read it, and whether the office has summed it up (R2-039, R2-101). */
function ReviewMark({ contributionId, review }: { contributionId: string; review: NonNullable<Event['review']> }) {
  const { t } = useTranslation('manuscripts');
  const roleNumber = useRoleNumber();
  const further = useFurther();
  const isSummarised = Boolean(review.editorSummary);
  return (
    <chakra.span ms="2" fontWeight="normal" display="inline-flex" gap="2" alignItems="baseline">
      <TextLink to={reviewLink(contributionId, review.id, roleNumber)} state={further}>
        {t('manuscripts.detail.reviewResult')}
      </TextLink>
      <Mark tone={isSummarised ? 'success' : 'slate'}>{t(`manuscripts.detail.${isSummarised ? 'summarised' : 'notSummarised'}`)}</Mark>
    </chakra.span>
  );
}

function bodyOf({ comment, files, statements }: Event) {
  const papers = files ?? [];
  const said = (statements ?? []).map((stated) => statedAnswer(stated));
  if (!comment && papers.length === 0 && said.length === 0) return null;
  return (
    <chakra.div display="grid" gap="3">
      {comment && <p>{comment}</p>}
      {papers.length > 0 && (
        <chakra.div whiteSpace="normal">
          <FileList files={papers} />
        </chakra.div>
      )}
      {said.length > 0 && <StatedList statements={said} />}
    </chakra.div>
  );
}
