// That the press has an issue: said once by a publishing editor, read by everyone of the issue (D2-71).
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { InfoNotice } from '../../ui/notice/ErrorNotice.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { Receipt_issue$key } from './__generated__/Receipt_issue.graphql.ts';
import type { ReceiptMutation } from './__generated__/ReceiptMutation.graphql.ts';

export function Receipt({ issue: key }: { issue: Receipt_issue$key }) {
  const { id, number, receivedAt, receivedBy, viewerCanConfirmReceipt } = useFragment(
    graphql`
      fragment Receipt_issue on Issue {
        id
        number
        receivedAt
        receivedBy {
          displayName
        }
        viewerCanConfirmReceipt
      }
    `,
    key,
  );
  const { t } = useTranslation('issues');
  const [isAsking, setIsAsking] = useState(false);
  const { run, isPending } = useAction<ReceiptMutation>(graphql`
    mutation ReceiptMutation($input: ConfirmIssueReceiptInput!) {
      confirmIssueReceipt(input: $input) {
        issue {
          id
          ...IssueView_issue
        }
      }
    }
  `);
  async function handleConfirm() {
    const answer = await run({ issueId: id });
    setIsAsking(false);
    if (answer) showNotice({ kind: 'success', text: t('issues.receiptDone') });
  }
  return (
    <chakra.div mt="4">
      {receivedAt ? (
        <InfoNotice tone="success">
          {t('issues.receivedBy', { name: receivedBy?.displayName ?? '' })} <DateText value={receivedAt} show="dateTime" />
        </InfoNotice>
      ) : viewerCanConfirmReceipt ? (
        <Button variant="solid" icon="inboxCheck" onClick={() => setIsAsking(true)}>
          {t('issues.confirmReceipt')}
        </Button>
      ) : (
        <chakra.p color="fg.muted">{t('issues.notReceived')}</chakra.p>
      )}
      {isAsking && (
        <ConfirmDialog
          isOpen
          size="sm"
          title={t('issues.confirmReceipt')}
          confirmLabel={t('issues.confirmReceipt')}
          isPending={isPending}
          onConfirm={() => void handleConfirm()}
          onCancel={() => setIsAsking(false)}
        >
          {t('issues.receiptQuestion', { number })}
        </ConfirmDialog>
      )}
    </chakra.div>
  );
}
