// Someone, or another page of the same author, saved first: nothing typed here is given up without being asked.
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Anchor } from '../../ui/TextLink.tsx';
import { useReloadContribution } from './useReloadContribution.ts';
import { useWizard } from './wizard-context.ts';

/** `onDiscarded`: the forms must read the saved texts again. */
export function ConflictNotice({ onDiscarded }: { onDiscarded: () => void }) {
  const { t } = useTranslation('wizard');
  const { contributionId, draft, saving } = useWizard();
  const { reload, isPending } = useReloadContribution();
  const { pathname, search } = useLocation();
  const text = useRef<HTMLParagraphElement>(null);
  // The button that was pressed may be far below.
  useEffect(() => {
    text.current?.scrollIntoView({ block: 'center' });
  }, []);
  async function resolve(after: () => void) {
    const version = contributionId === null ? null : await reload(contributionId);
    if (version === null) return;
    draft.setVersion(version);
    saving.forgetFailures();
    after();
  }
  return (
    <ErrorNotice>
      <p ref={text}>{t('wizard.conflict.text')}</p>
      {/* The new tab does not know what was typed here. */}
      <Anchor href={pathname + search} target="_blank" rel="noopener" textDecoration="underline">{t('wizard.conflict.look')}</Anchor>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
        <Button size="sm" variant="solid" isPending={isPending} onClick={() => void resolve(() => void saving.saveAll())}>{t('wizard.conflict.keepMine')}</Button>
        <Button size="sm" isPending={isPending} onClick={() => void resolve(() => { draft.clearAll(); onDiscarded(); })}>{t('wizard.conflict.takeTheirs')}</Button>
      </chakra.div>
    </ErrorNotice>
  );
}
