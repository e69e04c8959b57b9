// Chooses a manuscript of the pool for one of the viewer's journals, on its row (P2-396).
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ActTarget } from '../../components/acts/targets.ts';
import { titleIn } from '../../components/contribution/title.ts';
import { Button } from '../../ui/Button.tsx';
import type { AdoptButton_contribution$key } from './__generated__/AdoptButton_contribution.graphql.ts';

interface Props {
  contribution: AdoptButton_contribution$key;
  /** Asks for the journal. */
  onChoose: (target: ActTarget) => void;
}

export function AdoptButton({ contribution, onChoose }: Props) {
  const data = useFragment(
    graphql`
      fragment AdoptButton_contribution on Contribution {
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
  if (!data.viewerActs.some(({ act, isAllowed }) => act === 'ADOPT' && isAllowed)) return null;
  const title = titleIn(i18n.language, data) ?? t('manuscripts.untitled', { ns: 'manuscripts' });
  const target = { id: data.id, number: data.manuscriptNumber ?? null, title, refusal: null, isDecision: false };
  return (
    <Button variant="link" aria-haspopup="dialog" onClick={() => onChoose(target)}>
      {t('act.ADOPT')}
    </Button>
  );
}
