// One piece of today's work in the list: its title, one line of facts, what is pressing, and the keys' own buttons.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DueDays } from '../../components/contribution/DueDays.tsx';
import { titleIn } from '../../components/contribution/title.ts';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import { LATER_MARK, REMIND_ACT, USUAL_ACT } from '../../ui/marks.ts';
import type { Work } from './work.ts';

const RowLink = chakra(Link);

interface Props {
  work: Work;
  isOpen: boolean;
  /** More than one role has work: the row says which it is. */
  saysRole: boolean;
  /** The page of the manuscript. */
  to: string;
  state: object;
  onFocus: () => void;
  /** Opens the page; false: the link does it. */
  onOpen: () => boolean;
  onUsual: () => void;
  onLater: () => void;
  onRemind: () => void;
}

export function WorkRow({ work, isOpen, saysRole, to, state, onFocus, onOpen, onUsual, onLater, onRemind }: Props) {
  const { role, item } = work;
  const { contribution, lateReviewers, putOff, review, group } = item;
  const { t, i18n } = useTranslation(['today', 'messages']);
  const title = contribution ? titleIn(i18n.language, contribution) : null;
  const status = review
    ? review.status && t(`reviewStatus.${review.status}`, { ns: 'messages' })
    : role.kind === 'AUTHOR'
      ? contribution?.authorStatus && t(`authorStatus.${contribution.authorStatus}`, { ns: 'messages' })
      : contribution?.state && t(`state.${contribution.state}`, { ns: 'messages' });
  const facts = [
    ...(saysRole ? [role.name] : []),
    status,
    contribution?.manuscriptNumber,
    contribution?.firstAuthorDisplayName,
    contribution?.colloquium?.name,
  ].filter(Boolean);
  const due = review ? review.due : contribution?.deadline;
  return (
    <chakra.li
      data-row={work.key}
      onFocus={onFocus}
      onClick={onFocus}
      position="relative"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap="3"
      px="3"
      py="2"
      minH="11"
      borderTopWidth="1px"
      cursor="pointer"
      bg={isOpen ? 'accent.tint' : undefined}
      _hover={{ bg: isOpen ? 'accent.tint' : 'bg.subtle' }}
      css={{
        '&[data-open=true]::before': {
          content: '""',
          position: 'absolute',
          insetBlock: '0',
          insetInlineStart: '0',
          width: '3px',
          bg: 'accent.solid',
        },
      }}
      data-open={isOpen}
      data-part="row"
    >
      <chakra.div minW="0" data-part="title">
        <RowLink
          to={to}
          state={state}
          aria-current={isOpen ? 'true' : undefined}
          onClick={(event) => {
            // With the mouse a row is chosen; the key, or another click on the chosen one, opens it.
            if (event.detail > 0 && !isOpen) event.preventDefault();
            else if (onOpen()) event.preventDefault();
          }}
          display="block"
          fontWeight="semibold"
          color="fg"
          textDecoration="none"
          truncate
          title={title ?? undefined}
        >
          {title ?? t('today.untitled')}
        </RowLink>
        <chakra.div color="fg.muted" fontSize="sm" truncate title={facts.join(' · ')}>
          {facts.join(' · ')}
        </chakra.div>
        {putOff && (
          <chakra.div color="fg.muted" fontSize="sm" truncate title={putOff.reason ?? undefined}>
            {putOff.reason
              ? t('today.putOffFor', { day: putOff.until, reason: putOff.reason })
              : t('today.putOffUntil', { day: putOff.until })}
          </chakra.div>
        )}
      </chakra.div>
      <chakra.div textAlign="end" fontSize="sm" whiteSpace="nowrap">
        {due?.isOverdue && group !== 'WAITING_FOR_OTHERS' ? (
          <DueDays due={due} isShort />
        ) : (
          (lateReviewers ?? 0) > 0 && <Mark tone="danger">{t('today.lateReviewers', { count: lateReviewers ?? 0 })}</Mark>
        )}
      </chakra.div>
      <button type="button" hidden tabIndex={-1} {...USUAL_ACT} onClick={onUsual}>
        {t('today.key.act')}
      </button>
      <button type="button" hidden tabIndex={-1} {...LATER_MARK} onClick={onLater}>
        {t('today.later')}
      </button>
      {(lateReviewers ?? 0) > 0 && (
        <button type="button" hidden tabIndex={-1} {...REMIND_ACT} onClick={onRemind}>
          {t('today.key.remind')}
        </button>
      )}
    </chakra.li>
  );
}
