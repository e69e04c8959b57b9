// One author in the list: a line on a desk, a card on a phone. Plain elements, styled by the list as a whole, because there may be many.
import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { authorNumeral } from '../../../components/contribution/author-ordinal.ts';
import { Mark } from '../../../ui/text/StatusBadge.tsx';
import type { Author } from './author.ts';
import { CreditPolicyContext } from './CreditRolesField.tsx';

const WIDE = '@media (min-width: 1280px)';
const PHONE = '@media (max-width: 767.98px)';

const LINE: SystemStyleObject = {
  display: 'grid',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  py: '2',
  minH: '11',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '6.5rem minmax(0, 3fr) minmax(0, 4fr) 7rem 6rem' },
  [WIDE]: { gridTemplateColumns: '6.5rem minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3fr) 7rem 6rem' },
  '& [data-from=wide]': { display: 'none', [WIDE]: { display: 'block' } },
};

const ROWS: SystemStyleObject = {
  '& [data-part=author]': {
    ...LINE,
    overflowWrap: 'anywhere',
    '& [data-part=order]': { color: 'fg.muted', whiteSpace: 'nowrap' },
    '& [data-part=name]': { fontWeight: 'medium' },
    '& [data-part=detail]': { color: 'fg.muted', fontSize: 'sm' },
    '& [data-to=wide]': { [WIDE]: { display: 'none' } },
    '& [data-part=missing]': { color: 'warning.fg' },
    '& label': { display: 'flex', gap: '2', alignItems: 'center', cursor: 'pointer', py: '1' },
    '& label > span': { display: 'none', [PHONE]: { display: 'inline' } },
    '& input': { accentColor: 'var(--c-colors-accent-solid)', boxSize: '4', cursor: 'pointer' },
    '& [data-part=acts]': { display: 'flex', gap: '4' },
    '& button': {
      color: 'accent.fg',
      fontWeight: 'medium',
      cursor: 'pointer',
      minH: '7',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
    '& button[data-is=destructive]': { color: 'danger.fg' },
  },
};

/** The column headings (on a phone each row has its own), and the rows in their styles. */
export function AuthorRows({ children }: { children: ReactNode }) {
  const { t } = useTranslation('wizard');
  return (
    <>
      <chakra.div
        hideBelow="md"
        css={LINE}
        ps="9"
        pe="4.5rem"
        bg="bg.subtle"
        color="fg.muted"
        fontSize="sm"
        borderRadius="md"
        aria-hidden="true"
      >
        <span>{t('wizard.authors.order')}</span>
        <span>{t('wizard.authors.name')}</span>
        <span>{t('wizard.authors.company')}</span>
        <span data-from="wide">{t('wizard.authors.email')}</span>
        <span>{t('wizard.authors.corresponding')}</span>
        <span>{t('wizard.acts')}</span>
      </chakra.div>
      <chakra.div css={ROWS}>{children}</chakra.div>
    </>
  );
}

interface AuthorRowProps {
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
    <div data-part="author">
      <span data-part="order">{t('wizard.authors.ordinal', { numeral: authorNumeral(position, i18n.language) })}</span>
      <div>
        <bdi data-part="name">{name}</bdi>{' '}
        {isRegistered && !isFirstAuthor && <Mark hint={t('wizard.authors.registeredHint')}>{t('wizard.authors.registered')}</Mark>}
        {details && <div data-part="detail">{details}</div>}
        <CreditDetail roles={author.creditRoles} />
        {email && (
          <div data-part="detail" data-to="wide">
            {email}
          </div>
        )}
      </div>
      <div>{company ? <bdi>{company}</bdi> : <span data-part="missing">{t('wizard.empty')}</span>}</div>
      <span data-from="wide">{email ?? '—'}</span>
      <label>
        <input
          type="checkbox"
          aria-label={t('wizard.authors.correspondingOf', { name })}
          checked={isCorresponding}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span>{t('wizard.authors.corresponding')}</span>
      </label>
      <div data-part="acts">
        <button type="button" aria-label={t('wizard.authors.editOf', { name })} onClick={onEdit}>
          {t('wizard.edit')}
        </button>
        {!isFirstAuthor && (
          <button type="button" data-is="destructive" aria-label={t('wizard.authors.removeOf', { name })} onClick={onRemove}>
            {t('wizard.remove')}
          </button>
        )}
      </div>
    </div>
  );
}

/** Where the journal asks for them; said to be missing where it takes nothing without. */
function CreditDetail({ roles }: { roles: Author['creditRoles'] }) {
  const policy = use(CreditPolicyContext);
  const { t } = useTranslation(['wizard', 'messages']);
  if (policy === 'NOT_ASKED' || (roles.length === 0 && policy === 'ASKED')) return null;
  if (roles.length === 0) return <div data-part="missing">{t('wizard.authors.creditMissing')}</div>;
  return <div data-part="detail">{roles.map((role) => t(`credit.${role}`, { ns: 'messages' })).join(' · ')}</div>;
}
