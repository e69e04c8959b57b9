// One author in the list: a line on a desk, a card on a phone.
import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { authorNumeral } from '../../components/contribution/author-ordinal.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { Mark } from '../../ui/StatusBadge.tsx';
import type { Author } from './AuthorsTab.tsx';

const COLUMNS: SystemStyleObject = {
  display: 'grid', alignItems: 'center', columnGap: '4', rowGap: '1', py: '2', minH: '11',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '6.5rem minmax(0, 3fr) minmax(0, 4fr) 7rem 6rem', xl: '6.5rem minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr) 7rem 6rem' },
};

/** What the columns hold; on a phone each row says so itself. */
export function AuthorHeader() {
  const { t } = useTranslation('wizard');
  return (
    <chakra.div hideBelow="md" css={COLUMNS} ps="9" pe="4.5rem" bg="bg.subtle" color="fg.muted" fontSize="sm" borderRadius="md" aria-hidden="true">
      <span>{t('wizard.authors.order')}</span>
      <span>{t('wizard.authors.name')}</span>
      <span>{t('wizard.authors.company')}</span>
      <chakra.span hideBelow="xl">{t('wizard.authors.email')}</chakra.span>
      <span>{t('wizard.authors.corresponding')}</span>
      <span>{t('wizard.acts')}</span>
    </chakra.div>
  );
}

export interface AuthorRowProps {
  author: Author;
  /** From 1, as shown now. */
  position: number;
  isCorresponding: boolean;
  onTick: (isTicked: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

export function AuthorRow({ author, position, isCorresponding, onTick, onEdit, onRemove }: AuthorRowProps) {
  const { t, i18n } = useTranslation('wizard');
  const { personName: name, company, email, isFirstAuthor, isRegistered } = author;
  const details = [author.professionalTitle?.label, author.degree?.label].filter(Boolean).join(' · ');
  return (
    <chakra.div css={COLUMNS}>
      <chakra.span color="fg.muted" whiteSpace="nowrap">{t('wizard.authors.ordinal', { numeral: authorNumeral(position, i18n.language) })}</chakra.span>
      <chakra.div overflowWrap="anywhere">
        <chakra.bdi fontWeight="medium">{name}</chakra.bdi> {isRegistered && !isFirstAuthor && <Mark hint={t('wizard.authors.registeredHint')}>{t('wizard.authors.registered')}</Mark>}
        {details && <chakra.div color="fg.muted" fontSize="sm">{details}</chakra.div>}
        {email && <chakra.div hideFrom="xl" color="fg.muted" fontSize="sm">{email}</chakra.div>}
      </chakra.div>
      <chakra.div overflowWrap="anywhere">{company ? <bdi>{company}</bdi> : <chakra.span color="warning.fg">{t('wizard.authors.companyMissing')}</chakra.span>}</chakra.div>
      <chakra.span hideBelow="xl" overflowWrap="anywhere">{email ?? '—'}</chakra.span>
      <Checkbox aria-label={t('wizard.authors.correspondingOf', { name })} checked={isCorresponding} onChange={(event) => onTick(event.target.checked)}>
        <chakra.span hideFrom="md">{t('wizard.authors.corresponding')}</chakra.span>
      </Checkbox>
      <chakra.div display="flex" gap="4">
        <Button variant="link" aria-label={t('wizard.authors.editOf', { name })} onClick={onEdit}>{t('wizard.edit')}</Button>
        {!isFirstAuthor && <Button variant="link" color="danger.fg" aria-label={t('wizard.authors.removeOf', { name })} onClick={onRemove}>{t('wizard.remove')}</Button>}
      </chakra.div>
    </chakra.div>
  );
}
