// One's own name: the text of the account, which an administrator changes, and its parts, which one says oneself.
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import { NameDialog } from '../../components/names/NameDialog.tsx';
import { NameLine } from '../../components/names/NameLine.tsx';
import { typedName } from '../../components/names/typed-name.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { OwnName_viewer$key } from './__generated__/OwnName_viewer.graphql.ts';
import type { OwnNameMutation } from './__generated__/OwnNameMutation.graphql.ts';

export function OwnName({ viewer: key }: { viewer: OwnName_viewer$key }) {
  const { realName, name } = useFragment(
    graphql`
      fragment OwnName_viewer on Viewer {
        realName
        name {
          ...typedName_name @relay(mask: false)
        }
      }
    `,
    key,
  );
  const { t } = useTranslation(['profile', 'names']);
  const { run, isPending } = useAction<OwnNameMutation>(graphql`
    mutation OwnNameMutation($input: SaveOwnNameInput!) {
      saveOwnName(input: $input) {
        viewer {
          ...OwnName_viewer
        }
      }
    }
  `);
  const { hash, key: visit } = useLocation();
  // The question of the frame leads here, as often as it is followed.
  const isLedHere = hash === '#name' && !name.isCertain;
  const [isOpen, setIsOpen] = useState(isLedHere);
  useEffect(() => {
    if (isLedHere) setIsOpen(true);
  }, [isLedHere, visit]);
  const parts = typedName(realName, name);
  return (
    <chakra.span id="name" display="inline-flex" flexWrap="wrap" columnGap="4">
      <bdi>{realName}</bdi>
      <chakra.span color="fg.muted">{name.isCertain ? <NameLine name={parts} /> : t('names.check', { ns: 'names' })}</chakra.span>
      <Button variant="link" aria-label={t('profile.account.nameParts')} onClick={() => setIsOpen(true)}>
        {t('names.correct', { ns: 'names' })}
      </Button>
      {isOpen && (
        <NameDialog
          name={parts}
          isPending={isPending}
          onSave={async (said, onError) => {
            const answer = await run({ name: said }, onError);
            if (answer) showNotice({ kind: 'success', text: t('profile.account.nameSaved') });
            return answer !== null;
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </chakra.span>
  );
}
