// The authors about to be invited; each can be taken off before sending, and with several units one is chosen.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PersonToInvite } from '../../components/people/person-to-invite.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/form/controls.tsx';
import { MessageText } from '../../ui/notice/MessageText.tsx';
import { Panel } from '../../ui/page/Panel.tsx';

interface ToInviteProps {
  authors: readonly PersonToInvite[];
  error: string | undefined;
  onChange: (authors: PersonToInvite[]) => void;
}

export function ToInvite({ authors, error, onChange }: ToInviteProps) {
  const { t } = useTranslation('inviteAuthors');
  return (
    <Panel title={t('inviteAuthors.toInvite')} id="authors-to-invite">
      {authors.length === 0 && <chakra.p color="fg.muted">{t('inviteAuthors.toInvite.empty')}</chakra.p>}
      <chakra.ul listStyleType="none">
        {authors.map((author, index) => (
          <chakra.li
            key={author.code ?? author.email}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="3"
            py="2"
            borderTopWidth={index === 0 ? '0' : '1px'}
          >
            <chakra.div flex="1" minW="min(100%, 14rem)">
              <chakra.span fontWeight="semibold">{author.realName}</chakra.span>
              <chakra.span color="fg.muted" ms="2" overflowWrap="anywhere">
                {[author.code ?? t('inviteAuthors.unregistered'), author.email].join(' · ')}
              </chakra.span>
            </chakra.div>
            {author.companies.length > 1 ? (
              <Select
                aria-label={t('inviteAuthors.column.company')}
                width="auto"
                options={author.companies.map((company) => ({ value: company, label: company }))}
                value={author.company}
                onChange={({ target }) => onChange(authors.map((one) => (one === author ? { ...one, company: target.value } : one)))}
              />
            ) : (
              <chakra.span color="fg.muted">{author.company}</chakra.span>
            )}
            <Button
              variant="link"
              aria-label={t('inviteAuthors.removeNamed', { name: author.realName })}
              onClick={() => onChange(authors.filter((one) => one !== author))}
            >
              {t('inviteAuthors.remove')}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
      {error && (
        <chakra.p role="alert" color="danger.fg" mt="2">
          <MessageText message={error} />
        </chakra.p>
      )}
    </Panel>
  );
}
