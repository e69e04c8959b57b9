// Tab 1: the authors in their order, who of them is written to, and how to add, change and remove one (R1-121 to R1-134).
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { authorNumeral } from '../../components/contribution/author-ordinal.ts';
import { Button } from '../../ui/Button.tsx';
import { BareCheckbox } from '../../ui/choices.tsx';
import { DataTable, type Column } from '../../ui/DataTable.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { InfoNotice } from '../../ui/ErrorNotice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { AuthorsTab_contribution$data, AuthorsTab_contribution$key } from './__generated__/AuthorsTab_contribution.graphql.ts';
import type { AuthorsTab_query$key } from './__generated__/AuthorsTab_query.graphql.ts';
import { AuthorDialog } from './AuthorDialog.tsx';
import { FirstAuthorDialog } from './FirstAuthorDialog.tsx';
import { useCorrespondingChoice } from './useCorrespondingChoice.ts';
import { useRemoveContributionAuthor } from './useRemoveContributionAuthor.ts';
import { useContributionId, useWizard } from './wizard-context.ts';

export type Author = NonNullable<AuthorsTab_contribution$data['authors']>[number];

export function AuthorsTab({ contribution: contributionKey, query: queryKey }: { contribution: AuthorsTab_contribution$key; query: AuthorsTab_query$key }) {
  const query = useFragment(graphql`
    fragment AuthorsTab_query on Query {
      ...AuthorDialog_query
    }
  `, queryKey);
  const contribution = useFragment(graphql`
    fragment AuthorsTab_contribution on Contribution {
      authors {
        id
        position
        personName
        sex
        email
        company
        address
        isFirstAuthor
        isCorresponding
        professionalTitle {
          id
          label
        }
        degree {
          id
          label
        }
      }
    }
  `, contributionKey);
  const { t, i18n } = useTranslation('wizard');
  const contributionId = useContributionId();
  const { draft, saving } = useWizard();
  const { removeAuthor, isPending: isRemoving } = useRemoveContributionAuthor();
  const authors = (contribution.authors ?? []).toSorted((one, other) => one.position - other.position);
  const corresponding = useCorrespondingChoice(authors.filter((author) => author.isCorresponding).map(({ id }) => id));
  // An author left half typed opens again with what was typed.
  const kept = draft.sections.author;
  const [openAuthor, setOpenAuthor] = useState<{ author: Author | null } | null>(() => (kept === undefined ? null : { author: authors.find(({ id }) => id === kept.id) ?? null }));
  const [removed, setRemoved] = useState<Author | null>(null);
  const ordinal = (author: Author) => t('wizard.authors.ordinal', { numeral: authorNumeral(author.position, i18n.language) });

  async function handleRemove() {
    if (removed === null) return;
    const saved = await saving.inTurn('removeAuthor', () => removeAuthor({ contributionId, version: draft.version(), authorId: removed.id }));
    setRemoved(null);
    if (saved !== null) saving.noteSaved(saved);
  }
  const columns: Column<Author>[] = [
    { key: 'order', header: t('wizard.authors.order'), width: '7rem', isBare: true, cell: (author) => <chakra.span color="fg.muted" whiteSpace="nowrap">{ordinal(author)}</chakra.span> },
    { key: 'name', header: t('wizard.authors.name'), isTitle: true, cell: (author) => <AuthorName author={author} /> },
    { key: 'company', header: t('wizard.authors.company'), width: '28%', cell: (author) => (author.company ? author.company : <chakra.span color="warning.fg">{t('wizard.authors.companyMissing')}</chakra.span>) },
    { key: 'email', header: t('wizard.authors.email'), width: '22%', cell: (author) => <chakra.span overflowWrap="anywhere">{author.email ?? '—'}</chakra.span> },
    {
      key: 'corresponding', header: t('wizard.authors.corresponding'), width: '6rem',
      cell: (author) => <BareCheckbox label={t('wizard.authors.correspondingOf', { name: author.personName })} checked={corresponding.isTicked(author.id)} onChange={(event) => void corresponding.tick(author.id, event.target.checked)} />,
    },
    {
      key: 'acts', header: t('wizard.acts'), width: '8rem', isBare: true,
      cell: (author) => (
        <chakra.div display="flex" gap="4">
          <Button variant="link" aria-label={t('wizard.authors.editOf', { name: author.personName })} onClick={() => setOpenAuthor({ author })}>{t('wizard.edit')}</Button>
          {!author.isFirstAuthor && <Button variant="link" color="danger.fg" aria-label={t('wizard.authors.removeOf', { name: author.personName })} onClick={() => setRemoved(author)}>{t('wizard.remove')}</Button>}
        </chakra.div>
      ),
    },
  ];
  return (
    <Panel title={t('wizard.tab.authors')} actions={<Button icon="plus" onClick={() => setOpenAuthor({ author: null })}>{t('wizard.authors.add')}</Button>}>
      {!authors.some(({ id }) => corresponding.isTicked(id)) && <chakra.div mb="4"><InfoNotice>{t('wizard.authors.needsCorresponding')}</InfoNotice></chakra.div>}
      <DataTable caption={t('wizard.tab.authors')} columns={columns} rows={authors} rowKey={({ id }) => id} />
      {openAuthor !== null && (openAuthor.author?.isFirstAuthor
        ? <FirstAuthorDialog author={openAuthor.author} onClose={() => setOpenAuthor(null)} />
        : <AuthorDialog author={openAuthor.author} query={query} onClose={() => setOpenAuthor(null)} />)}
      <ConfirmDialog
        isOpen={removed !== null} isDestructive isPending={isRemoving} title={t('wizard.authors.removeTitle')} confirmLabel={t('wizard.remove')}
        onConfirm={() => void handleRemove()} onCancel={() => setRemoved(null)}
      >
        {t('wizard.authors.removeText', { name: removed?.personName ?? '' })}
      </ConfirmDialog>
    </Panel>
  );
}

function AuthorName({ author }: { author: Author }) {
  const details = [author.professionalTitle?.label, author.degree?.label].filter(Boolean).join(' · ');
  return (
    <>
      <chakra.div fontWeight="medium">{author.personName}</chakra.div>
      {details && <chakra.div color="fg.muted" fontSize="sm">{details}</chakra.div>}
    </>
  );
}
