// A group of today's work with its number; what somebody put off is folded.
import { chakra } from '@chakra-ui/react';
import { useId, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/TextLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { WorkRow } from './WorkRow.tsx';
import type { Work, WorkGroup } from './work.ts';

interface Props {
  group: WorkGroup;
  /** The row that is open beside the list; null: none. */
  openKey: string | null;
  saysRole: boolean;
  /** The list that has the rest; null: the role has none. */
  listPath: string | null;
  fold: { isOpen: boolean; onToggle: () => void } | null;
  rowOf: (work: Work) => Pick<ComponentProps<typeof WorkRow>, 'to' | 'state' | 'onFocus' | 'onOpen' | 'onUsual' | 'onLater' | 'onRemind'>;
}

export function WorkGroupList({ group: { name, rows, count }, openKey, saysRole, listPath, fold, rowOf }: Props) {
  const { t } = useTranslation('today');
  const id = useId();
  const isOpen = fold?.isOpen ?? true;
  const heading = (
    <>
      {t(`today.group.${name}`)}
      <chakra.span color={name === 'OVERDUE' ? 'danger.fg' : 'fg.muted'} fontVariantNumeric="tabular-nums">
        {count}
      </chakra.span>
    </>
  );
  return (
    <chakra.section aria-labelledby={id} _notFirst={{ borderTopWidth: '1px' }}>
      <chakra.h2
        id={id}
        px="3"
        py="1.5"
        fontSize="sm"
        fontWeight="medium"
        color={name === 'OVERDUE' ? 'danger.fg' : 'fg.muted'}
        bg="bg.subtle"
        position="sticky"
        top="0"
        zIndex="1"
        display="flex"
        gap="2"
      >
        {fold ? (
          <chakra.button
            type="button"
            aria-expanded={fold.isOpen}
            onClick={fold.onToggle}
            display="flex"
            flex="1"
            gap="2"
            alignItems="center"
          >
            {heading}
            <chakra.span ms="auto">
              <Icon name={fold.isOpen ? 'chevronDown' : 'chevronRight'} boxSize="3.5" />
            </chakra.span>
          </chakra.button>
        ) : (
          heading
        )}
      </chakra.h2>
      {isOpen && (
        <chakra.ul listStyleType="none">
          {rows.map((work) => (
            <WorkRow key={work.key} work={work} isOpen={work.key === openKey} saysRole={saysRole} {...rowOf(work)} />
          ))}
        </chakra.ul>
      )}
      {isOpen && count > rows.length && listPath !== null && (
        <chakra.p px="3" py="2" fontSize="sm" borderTopWidth="1px">
          <TextLink to={listPath}>{t('today.more', { count: count - rows.length })}</TextLink>
        </chakra.p>
      )}
    </chakra.section>
  );
}
