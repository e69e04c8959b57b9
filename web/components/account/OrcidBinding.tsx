// ORCID in the personal information: the iD, binding one by a visit to ORCID, and taking it off (S3 §2.14). Put it on a page at
// /main/personMsg: ORCID leads back there.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import { useUrlParams } from '../../ui/useUrlParams.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Anchor } from '../../ui/TextLink.tsx';
import type { OrcidBinding_query$key } from './__generated__/OrcidBinding_query.graphql.ts';
import type { OrcidBindingMutation } from './__generated__/OrcidBindingMutation.graphql.ts';
import { BindOrcidDialog } from './BindOrcidDialog.tsx';
import { orcidFailureKey } from './orcid-failure.ts';
import { OrcidLink } from './OrcidLink.tsx';
import { OrcidMark } from './OrcidMark.tsx';

export function OrcidBinding({ query }: { query: OrcidBinding_query$key }) {
  const { viewer, publicSettings } = useFragment(
    graphql`
      fragment OrcidBinding_query on Query {
        viewer {
          id
          orcid
        }
        publicSettings {
          offersOrcid
        }
      }
    `,
    query,
  );
  const { t } = useTranslation('orcid');
  const [params, patch] = useUrlParams();
  const orcid = viewer?.orcid ?? null;
  const ticket = params.get('orcid');
  const failure = orcidFailureKey(params.get('orcidFailure'));
  return (
    <chakra.div display="grid" gap="2" justifyItems="start">
      {orcid !== null ? (
        <Bound orcid={orcid} />
      ) : publicSettings.offersOrcid ? (
        <OrcidLink query="for=bind">{t('orcid.binding.bind')}</OrcidLink>
      ) : (
        <chakra.span color="fg.muted">{t('orcid.binding.none')}</chakra.span>
      )}
      {failure && <ErrorNotice message={t(failure)} />}
      {ticket !== null && orcid === null && (
        <BindOrcidDialog ticket={ticket} onClose={() => patch({ orcid: undefined, orcidFailure: undefined })} />
      )}
    </chakra.div>
  );
}

function Bound({ orcid }: { orcid: string }) {
  const { t } = useTranslation('orcid');
  const [isAsking, setIsAsking] = useState(false);
  const { run: unbindOrcid, isPending } = useAction<OrcidBindingMutation>(graphql`
    mutation OrcidBindingMutation {
      unbindOrcid {
        viewer {
          id
          orcid
        }
      }
    }
  `);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <Anchor href={`https://orcid.org/${orcid}`} target="_blank" rel="noreferrer" display="inline-flex" alignItems="center" gap="2">
        <OrcidMark />
        {orcid}
      </Anchor>
      <Button size="sm" onClick={() => setIsAsking(true)}>
        {t('orcid.binding.unbind')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('orcid.unbind.title')}
        confirmLabel={t('orcid.binding.unbind')}
        isDestructive
        isPending={isPending}
        onConfirm={() => void unbindOrcid({}).then(() => setIsAsking(false))}
        onCancel={() => setIsAsking(false)}
      >
        {t('orcid.unbind.body', { orcid })}
      </ConfirmDialog>
    </chakra.div>
  );
}
