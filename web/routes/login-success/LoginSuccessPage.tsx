// Back from ORCID: the code of the address opens a session, and a second later one is in (S1 §2). Online elsewhere: as at sign-in.
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AccountCard } from '../../components/account/AccountCard.tsx';
import { PASSING_MS } from '../../components/session/entry.ts';
import { Passing } from '../../components/session/Passing.tsx';
import { TakeOverDialog } from '../../components/session/TakeOverDialog.tsx';
import { useEnter, type Entry } from '../../components/session/useEnter.ts';
import { errorMessage } from '../../relay/errors.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { useOrcidEntry } from './useOrcidEntry.ts';

export function LoginSuccessPage() {
  const { t } = useTranslation('orcid');
  const [params] = useSearchParams();
  const signInWithOrcid = useOrcidEntry();
  const enter = useEnter();
  const [entry, setEntry] = useState<Entry | null>(null);
  const [pendingToken, setPendingToken] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const hasAsked = useRef(false);

  useEffect(() => {
    // The code is good for one question.
    if (hasAsked.current) return;
    hasAsked.current = true;
    const handleError = (error: Error) => setFailure(errorMessage(error));
    void signInWithOrcid(params.get('token') ?? '', handleError).then((answer) => {
      if (answer?.status === 'PENDING') setPendingToken(answer.token);
      else if (answer) setEntry(answer);
    });
  }, [params, signInWithOrcid]);

  const goIn = useRef(enter);
  useEffect(() => {
    if (entry === null) return undefined;
    const timer = setTimeout(() => void goIn.current(entry), PASSING_MS);
    return () => clearTimeout(timer);
  }, [entry]);

  function handleTakeOverEnd(message: string) {
    setPendingToken(null);
    setFailure(message);
  }

  const back = (
    <ButtonLink to="/login" variant="solid" replace>
      {t('orcid.success.back')}
    </ButtonLink>
  );
  return (
    <AccountCard title={t('orcid.success.title')}>
      {failure ? (
        <chakra.div display="grid" gap="4">
          <ErrorNotice message={failure} />
          {back}
        </chakra.div>
      ) : (
        <Passing>{entry ? t('orcid.success.entering') : t('orcid.success.checking')}</Passing>
      )}
      <TakeOverDialog
        pendingToken={pendingToken}
        onEntered={enter}
        onCancel={() => handleTakeOverEnd(t('orcid.success.left'))}
        onFailed={(error) => handleTakeOverEnd(errorMessage(error))}
      />
    </AccountCard>
  );
}
