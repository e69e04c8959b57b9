// The page of a letter of invitation: the question and its due day. Only its button opens the manuscript, and even that accepts nothing.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import { AccountCard } from '../../components/account/AccountCard.tsx';
import { farewellIn } from '../../components/session/invitation-farewell.ts';
import { PublicPage } from '../../components/shell/PublicPage.tsx';
import { errorMessage } from '../../relay/errors.ts';
import { INVITATION } from '../../relay/token.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyPage } from '../../ui/notice/EmptyState.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { DataList } from '../../ui/page/Panel.tsx';
import type { Look } from './look-at-invitation.ts';
import { useOpenInvitation } from './useOpenInvitation.ts';

export function InvitationPage() {
  const look = useLoaderData<Look | null>();
  const farewell = farewellIn(useSearchParams()[0]);
  const { t } = useTranslation('invitation');
  if (farewell !== null)
    return <Word icon="checkCircle" title={t(`invitation.farewell.${farewell}`)} hint={t(`invitation.farewell.${farewell}.hint`)} />;
  if (look === null) return <Word icon="mail" title={t('invitation.none')} hint={t('invitation.none.hint')} />;
  if (look.invitation === null) return <Word icon="info" title={t('invitation.over')} hint={t('invitation.over.hint')} />;
  if (look.invitation.hasAccount) {
    return (
      <Word
        icon="key"
        title={t('invitation.hasAccount')}
        hint={t('invitation.hasAccount.hint')}
        // Another session, other data: the page is loaded anew.
        action={
          <ButtonLink to="/main/expertList?roleId=2" reloadDocument variant="solid" size="lg">
            {t('invitation.signIn')}
          </ButtonLink>
        }
      />
    );
  }
  return <Asked ticket={look.ticket} invitation={look.invitation} />;
}

function Word(props: Parameters<typeof EmptyPage>[0]) {
  return (
    <PublicPage>
      <EmptyPage {...props} />
    </PublicPage>
  );
}

function Asked({ ticket, invitation }: { ticket: string; invitation: NonNullable<Look['invitation']> }) {
  const { t } = useTranslation('invitation');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { openInvitation, isPending } = useOpenInvitation();
  const [failure, setFailure] = useState<string>();
  async function handleOpen() {
    setFailure(undefined);
    if (await openInvitation(ticket, handleError)) await navigate(`${INVITATION}/manuscript`, { replace: true });
  }
  function handleError(error: Error) {
    setFailure(errorMessage(error));
    // It may be over by now, or the person may have an account: the page says so itself.
    void revalidate();
  }
  return (
    <AccountCard title={t('invitation.title')} intro={t('invitation.intro', { journal: invitation.colloquium ?? '' })}>
      <chakra.div display="grid" gap="5">
        <chakra.p fontFamily="reading" fontSize="xl" fontWeight="semibold" lineHeight="1.4" textWrap="balance" overflowWrap="anywhere">
          {invitation.title}
        </chakra.p>
        <DataList
          items={[
            { label: t('invitation.answerDueOn'), value: invitation.answerDueOn },
            { label: t('invitation.reviewDueOn'), value: invitation.reviewDueOn },
          ]}
        />
        {failure !== undefined && <ErrorNotice message={failure} />}
        <Button variant="solid" size="lg" isPending={isPending} onClick={() => void handleOpen()}>
          {t('invitation.open')}
        </Button>
        <chakra.p color="fg.muted" fontSize="sm" lineHeight="reading">
          {t('invitation.open.hint')}
        </chakra.p>
      </chakra.div>
    </AccountCard>
  );
}
