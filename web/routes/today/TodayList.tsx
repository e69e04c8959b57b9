// The work of today in its groups, late first, and the manuscript beside it; after each act the next opens.
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { invitationPageLink, LIST_PATHS, manuscriptLinks } from '../../components/contribution/links.ts';
import { titleIn } from '../../components/contribution/title.ts';
import { openedFrom } from '../../components/lists/place.ts';
import { RoleNumber } from '../../components/session/role-number.ts';
import { useSwitchRole } from '../../components/shell/useSwitchRole.ts';
import { useOnDone } from '../../relay/done.ts';
import { errorMessage } from '../../relay/errors.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { RetryNotice } from '../../ui/notice/ErrorNotice.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { StatusBadge } from '../../ui/text/StatusBadge.tsx';
import { useToday } from '../../ui/text/useToday.ts';
import { BESIDE_FROM_PX, useWindowFrom } from '../../ui/useWindowFrom.ts';
import { BesideManuscript } from './BesideManuscript.tsx';
import { PutOffDialog } from './PutOffDialog.tsx';
import { remindLate } from './remind-late.ts';
import { useChosen } from './useChosen.ts';
import { useMorning } from './useMorning.ts';
import { useWork } from './useWork.ts';
import { WorkBar } from './WorkBar.tsx';
import { WorkGroupList } from './WorkGroupList.tsx';
import { waits, workGroups, type HeldRole, type Work } from './work.ts';

/** How long a dialog is waited for that tells what became of an act. */
const LOOK_AGAIN_MS = 150;

interface Props {
  roles: readonly HeldRole[];
  currentId: string;
}

export function TodayList({ roles, currentId }: Props) {
  const { t, i18n } = useTranslation('today');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { switchRole } = useSwitchRole();
  const day = useToday();
  const hasRoom = useWindowFrom(BESIDE_FROM_PX);
  const { works, ask, askAll, failure } = useWork(roles, currentId);
  const [showsPutOff, setShowsPutOff] = useState(false);
  const groups = workGroups(works.flatMap(({ role, today }) => (today ? [{ role, today }] : [])));
  const rows = groups.flatMap(({ name, rows: all }) => (name === 'PUT_OFF' && !showsPutOff ? [] : all));
  const waiting = groups.reduce((sum, { name, count }) => sum + (waits(name) ? count : 0), 0);
  const { work, choose, goOn } = useChosen(rows);
  const { doneCount, minutes, note } = useMorning();
  const [later, setLater] = useState<Work | null>(null);
  const beside = useRef<HTMLDivElement>(null);
  const environmentOfRole = (role: HeldRole) => works.find((one) => one.role.id === role.id)?.environment;
  const isLoading = works.some(({ role, today }) => role.id === currentId && today === undefined);
  const saysRole = new Set(rows.map(({ role }) => role.id)).size > 1;
  const current = roles.find(({ id }) => id === currentId);
  const listPath = current ? LIST_PATHS[current.kind] : null;

  useOnDone((environment) => {
    const acted = works.find((one) => one.environment === environment);
    if (!acted) return;
    const order = rows.map(({ key }) => key);
    const done = work?.role.id === acted.role.id ? work : null;
    void ask(acted.role, environment).then((today) => {
      if (!done || !today) return;
      const now = today.items.find(({ id }) => id === done.item.id);
      const hasMoved =
        !now ||
        now.group !== done.item.group ||
        now.contribution?.state !== done.item.contribution?.state ||
        now.review?.status !== done.item.review?.status;
      if (!hasMoved) return;
      if (waits(done.item.group) && (!now || now.group === 'WAITING_FOR_OTHERS')) note(done.key);
      const others = works.flatMap(({ role, today: known }) =>
        role.id === acted.role.id ? [{ role, today }] : known ? [{ role, today: known }] : [],
      );
      const left = workGroups(others).flatMap(({ rows: all }) => all);
      whenUncovered(() => goOn(done.key, order, left));
    });
  });

  function pageOf({ role, item: { contribution, review } }: Work): string {
    if (!contribution) return pathname + search;
    if (review) return invitationPageLink({ id: review.id, contributionId: contribution.id, status: review.status });
    return manuscriptLinks(role.kind, contribution)?.detail ?? pathname + search;
  }
  const state = openedFrom(pathname + search);
  /** The page of another role is opened in it, as messages do. */
  function openElsewhere(one: Work): boolean {
    if (one.role.id === currentId) return false;
    void switchRole(one.role.id, () => Promise.resolve(pageOf(one)));
    return true;
  }
  function open(one: Work) {
    if (!openElsewhere(one)) void navigate(pageOf(one), { state });
  }
  function pressUsual(one: Work) {
    const acts = beside.current?.querySelector('[data-page-acts]');
    const usual = acts?.querySelector<HTMLElement>('[data-usual]:not(:disabled)');
    if (!hasRoom) open(one);
    else if (usual) usual.click();
    // None that destroys is pressed by a key: it is shown.
    else acts?.querySelector<HTMLElement>('button, a[href]')?.focus();
  }
  async function remind(one: Work) {
    const environment = environmentOfRole(one.role);
    if (!environment || !one.item.contribution) return;
    try {
      const { count, refusal } = await remindLate(environment, one.item.contribution.id);
      showNotice({ kind: count > 0 ? 'success' : 'info', key: 'remind', text: refusal ?? t('today.reminded', { count }) });
    } catch (error) {
      showNotice({ kind: 'error', key: 'action', text: errorMessage(error) });
    }
  }
  const environment = work && environmentOfRole(work.role);
  const laterEnvironment = later && environmentOfRole(later.role);
  return (
    // As wide as the list that comes before it while it loads.
    <chakra.div data-frame="list">
      <PageHeader
        title={t('today.title')}
        aside={waiting > 0 && <StatusBadge tone="accent">{t('today.waiting', { count: waiting })}</StatusBadge>}
        actions={listPath !== null && <ButtonLink to={listPath}>{t('today.list')}</ButtonLink>}
      />
      {failure && <RetryNotice message={errorMessage(failure)} onRetry={askAll} />}
      {!isLoading && waiting === 0 && (
        <chakra.div mb="4" bg="bg.panel" borderWidth="1px" borderRadius="md" role="status">
          {doneCount > 0 ? (
            <EmptyState icon="checkCircle" title={t('today.finished', { count: doneCount, minutes })} hint={t('today.finishedHint')} />
          ) : (
            <EmptyState icon="checkCircle" title={t('today.empty')} hint={t('today.emptyHint')} />
          )}
        </chakra.div>
      )}
      <chakra.div
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns={hasRoom && rows.length > 0 ? '26.25rem minmax(0, 1fr)' : 'minmax(0, 1fr)'}
      >
        <chakra.div
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="md"
          overflow="hidden"
          css={
            hasRoom
              ? {
                  position: 'sticky',
                  top: 'calc(var(--header-height, 0px) + 1.5rem)',
                  maxHeight: 'calc(100dvh - var(--header-height, 0px) - 3rem)',
                  overflowY: 'auto',
                }
              : undefined
          }
        >
          {isLoading && <LoadingRows />}
          {groups.map((group) => (
            <WorkGroupList
              key={group.name}
              group={group}
              openKey={hasRoom ? (work?.key ?? null) : null}
              saysRole={saysRole}
              listPath={listPath}
              fold={group.name === 'PUT_OFF' ? { isOpen: showsPutOff, onToggle: () => setShowsPutOff(!showsPutOff) } : null}
              rowOf={(one) => ({
                to: pageOf(one),
                state,
                onFocus: () => choose(one.key),
                onOpen: () => openElsewhere(one),
                onUsual: () => pressUsual(one),
                onLater: () => setLater(one),
                onRemind: () => void remind(one),
              })}
            />
          ))}
        </chakra.div>
        {hasRoom && work?.item.contribution && environment && (
          <chakra.div ref={beside} minW="0">
            <RelayEnvironmentProvider environment={environment}>
              <RoleNumber value={work.role.number}>
                <WorkBar work={work} saysRole={saysRole} onLater={() => setLater(work)} onOpen={() => open(work)} />
                <BesideManuscript key={work.role.id} id={work.item.contribution.id} role={work.role} />
              </RoleNumber>
            </RelayEnvironmentProvider>
          </chakra.div>
        )}
      </chakra.div>
      {later?.item.contribution && laterEnvironment && (
        <RelayEnvironmentProvider environment={laterEnvironment}>
          <PutOffDialog
            id={later.item.contribution.id}
            title={titleIn(i18n.language, later.item.contribution) ?? t('today.untitled')}
            day={day}
            onClose={() => setLater(null)}
          />
        </RelayEnvironmentProvider>
      )}
    </chakra.div>
  );
}

/** A dialog that still says what became of the act is read first. */
function whenUncovered(work: () => void): void {
  if (document.querySelector('dialog[open]') === null) work();
  else setTimeout(() => whenUncovered(work), LOOK_AGAIN_MS);
}

function LoadingRows() {
  return Array.from({ length: 8 }, (_, index) => (
    <chakra.div key={index} px="3" py="3" borderTopWidth={index === 0 ? '0' : '1px'} display="grid" gap="1.5">
      <Skeleton width={`${88 - ((index * 13) % 30)}%`} />
      <Skeleton height="3" width="60%" />
    </chakra.div>
  ));
}
