// An act of the pool on the row of a list, where it can be done (P2-073, P2-396). The list shows its dialog.
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Button } from '../../ui/Button.tsx';
import { USUAL_ACT } from '../../ui/marks.ts';
import { titleIn } from '../contribution/title.ts';
import type { RowActButton_contribution$key } from './__generated__/RowActButton_contribution.graphql.ts';
import type { ActTarget } from './targets.ts';

interface Props {
  act: 'ADOPT' | 'CONSENT_TO_POOL';
  contribution: RowActButton_contribution$key;
  /** Asks before it is done. */
  onChoose: (target: ActTarget) => void;
}

export function RowActButton({ act: name, contribution, onChoose }: Props) {
  const data = useFragment(
    graphql`
      fragment RowActButton_contribution on Contribution {
        id
        manuscriptNumber
        titleZh
        titleEn
        viewerActs {
          act
          isAllowed
        }
      }
    `,
    contribution,
  );
  const { t, i18n } = useTranslation(['messages', 'manuscripts']);
  if (!data.viewerActs.some(({ act, isAllowed }) => act === name && isAllowed)) return null;
  const title = titleIn(i18n.language, data) ?? t('manuscripts.untitled', { ns: 'manuscripts' });
  const target = { id: data.id, number: data.manuscriptNumber ?? null, title, refusal: null, isDecision: false };
  return (
    <Button {...USUAL_ACT} variant="link" aria-haspopup="dialog" onClick={() => onChoose(target)}>
      {t(`act.${name}`)}
    </Button>
  );
}
