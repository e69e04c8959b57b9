// The links at the foot of public pages: friends and products, each kind in an order of its own.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { usePageName } from '../../components/session/page-name.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { SortableList } from '../../ui/list/SortableList.tsx';
import type { PublisherLinksPageQuery } from './__generated__/PublisherLinksPageQuery.graphql.ts';
import { LinkDialog, type PublisherLink } from './LinkDialog.tsx';
import { useChangeLinks } from './useChangeLinks.ts';

const QUERY = graphql`
  query PublisherLinksPageQuery @preloadable {
    publisherLinks {
      id
      kind
      nameZh
      nameEn
      url
      version
    }
  }
`;

const KINDS = ['FRIEND', 'PRODUCT'] as const;
type Asked = { what: 'add'; kind: (typeof KINDS)[number] } | { what: 'change' | 'delete'; link: PublisherLink };

export function PublisherLinksPage() {
  const { data } = useRouteQuery<PublisherLinksPageQuery>(QUERY);
  const refetch = useRefetch<PublisherLinksPageQuery>(QUERY);
  const { t } = useTranslation('publisherLinks');
  const title = usePageName();
  const { deleteLink, sortLinks, isPending } = useChangeLinks();
  const [asked, setAsked] = useState<Asked | null>(null);
  const links = data.publisherLinks ?? [];
  function handleClose(isDone: boolean) {
    setAsked(null);
    if (isDone) refetch();
  }
  async function handleDelete({ id, nameZh }: PublisherLink) {
    if (!(await deleteLink({ publisherLinkId: id }))) return;
    showNotice({ kind: 'success', text: t('publisherLinks.deleted', { name: nameZh }) });
    handleClose(true);
  }
  async function handleSort(kind: (typeof KINDS)[number], publisherLinkIds: readonly string[]) {
    await sortLinks({ kind, publisherLinkIds });
    refetch();
  }
  return (
    <>
      <PageHeader title={title} />
      <chakra.p color="fg.muted" mb="4" maxW="prose" lineHeight="reading">
        {t('publisherLinks.lead')}
      </chakra.p>
      <chakra.div display="grid" gap="4" maxW="form">
        {KINDS.map((kind) => {
          const own = links.filter((link) => link.kind === kind);
          return (
            <Panel
              key={kind}
              id={kind}
              title={t(`publisherLinks.kind.${kind}`)}
              actions={
                <Button icon="plus" onClick={() => setAsked({ what: 'add', kind })}>
                  {t('publisherLinks.add')}
                </Button>
              }
            >
              {own.length === 0 ? (
                <chakra.p color="fg.muted">{t('publisherLinks.empty')}</chakra.p>
              ) : (
                <SortableList
                  label={t(`publisherLinks.kind.${kind}`)}
                  fixed={0}
                  onSort={(ids) => void handleSort(kind, ids)}
                  items={own.map((link) => ({ id: link.id, name: link.nameZh, link }))}
                  renderItem={({ link }) => (
                    <LinkRow
                      link={link}
                      onChange={() => setAsked({ what: 'change', link })}
                      onDelete={() => setAsked({ what: 'delete', link })}
                    />
                  )}
                />
              )}
            </Panel>
          );
        })}
      </chakra.div>
      {asked?.what === 'add' && <LinkDialog kind={asked.kind} link={null} onClose={handleClose} />}
      {asked?.what === 'change' && <LinkDialog kind={asked.link.kind} link={asked.link} onClose={handleClose} />}
      {asked?.what === 'delete' && (
        <ConfirmDialog
          isOpen
          title={t('publisherLinks.deleteTitle', { name: asked.link.nameZh })}
          confirmLabel={t('publisherLinks.delete')}
          isDestructive
          isPending={isPending}
          onConfirm={() => void handleDelete(asked.link)}
          onCancel={() => setAsked(null)}
        >
          <p>{t('publisherLinks.deleteMeans')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function LinkRow({ link, onChange, onDelete }: { link: PublisherLink; onChange: () => void; onDelete: () => void }) {
  const { t } = useTranslation('publisherLinks');
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1" py="2">
      <chakra.div flex="1 1 14rem" minW="0">
        <chakra.div fontWeight="semibold">{link.nameZh}</chakra.div>
        <chakra.div color="fg.muted" fontSize="sm" truncate title={`${link.nameEn} ${link.url}`}>
          <span lang="en">{link.nameEn}</span> · {link.url}
        </chakra.div>
      </chakra.div>
      <chakra.span display="inline-flex" gap="4">
        <Button variant="link" aria-label={t('publisherLinks.changeOf', { name: link.nameZh })} onClick={onChange}>
          {t('publisherLinks.change')}
        </Button>
        <Button variant="link" aria-label={t('publisherLinks.deleteOf', { name: link.nameZh })} onClick={onDelete}>
          {t('publisherLinks.delete')}
        </Button>
      </chakra.span>
    </chakra.div>
  );
}
