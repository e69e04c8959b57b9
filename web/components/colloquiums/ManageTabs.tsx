// The frame of managing periodicals, or conferences: the menu at the side, contents, parameters and workflow as tabs (S3 §2.4, §2.5).
import { chakra } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Navigate, useLocation } from 'react-router-dom';
import { LinkTabs } from '../../ui/page/LinkTabs.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { fromWidth } from '../../ui/overlay/Sheet.tsx';
import { useUrlParams } from '../../ui/useUrlParams.ts';
import { LeaveQuestion } from '../shell/LeaveQuestion.tsx';
import type { ManageTabs_viewer$key } from './__generated__/ManageTabs_viewer.graphql.ts';
import { BESIDE_REM, ColloquiumMenu } from './ColloquiumMenu.tsx';
import { forgetChosen, rememberChosen } from './last-chosen.ts';
import { isManaging, manageLink, manageTabs, type Kind } from './manage-address.ts';

interface ManageTabsProps {
  kind: Kind;
  viewer: ManageTabs_viewer$key;
  /** Something is typed and not saved: leaving it behind is asked about. */
  isUnsaved: boolean;
  /** Note on the unsaved text, where it is not all kept. */
  leaving?: string;
  /** The tab's form, or `<NothingChosen>`. */
  children: ReactNode;
}

export function ManageTabs({ kind, viewer, isUnsaved, leaving, children }: ManageTabsProps) {
  const data = useFragment(
    graphql`
      fragment ManageTabs_viewer on Viewer @argumentDefinitions(kind: { type: "ColloquiumKind!" }) {
        colloquiumTree(kind: $kind) {
          colloquiums {
            id
            name
          }
        }
        ...ColloquiumMenu_viewer @arguments(kind: $kind)
      }
    `,
    viewer,
  );
  const { t } = useTranslation('manage');
  const [params] = useUrlParams();
  const { pathname } = useLocation();
  const id = params.get('id');
  const all = (data.colloquiumTree ?? []).flatMap(({ colloquiums }) => colloquiums);
  const chosen = all.find((one) => one.id === id);
  const isGone = id !== null && chosen === undefined;
  useEffect(() => {
    if (isGone) forgetChosen(kind);
    else if (id !== null) rememberChosen(kind, id);
  }, [kind, id, isGone]);
  // The one that the address names by its name; else the first (B-451).
  const named = id === null ? all.filter(({ name }) => name === params.get('name')) : [];
  const meant = named.length === 1 ? named[0] : params.has('name') ? undefined : all[0];
  if (id === null && meant !== undefined && isManaging(kind, pathname)) {
    const search = new URLSearchParams(params);
    search.delete('name');
    search.set('id', meant.id);
    return <Navigate to={`?${search}`} replace />;
  }
  return (
    <>
      <PageHeader title={t(`manage.title.${kind}`)} {...(chosen && { aside: <chakra.span color="fg.muted">{chosen.name}</chakra.span> })} />
      <LinkTabs
        label={t('manage.tabs')}
        tabs={manageTabs.map((tab) => ({ to: manageLink(kind, tab, params), label: t(`manage.tab.${tab}`) }))}
      />
      <chakra.div css={{ containerType: 'inline-size' }}>
        <chakra.div
          display="grid"
          gap="5"
          alignItems="start"
          gridTemplateColumns="minmax(0, 1fr)"
          css={{ [fromWidth(BESIDE_REM)]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } }}
        >
          <ColloquiumMenu viewer={data} label={t(`manage.menu.${kind}`)} />
          <chakra.div minW="0">{children}</chakra.div>
        </chakra.div>
      </chakra.div>
      <LeaveQuestion isActive={isUnsaved} isByQuery>
        {leaving}
      </LeaveQuestion>
    </>
  );
}
