// A statement to be read: what it says in one word, and the rest beneath.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fieldsOf, type StatementAnswer, type StatementKind } from '../../../shared/forms/statements.ts';

export function StatedText({ kind, answer }: { kind: StatementKind; answer: StatementAnswer }) {
  const { t } = useTranslation('statements');
  if (answer.choice === '') return <chakra.p color="fg.muted">{t('statements.none')}</chakra.p>;
  const fields = fieldsOf(kind, answer.choice).filter(({ field }) => answer[field].length > 0);
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <p>{t(`statements.choice.${answer.choice}`)}</p>
      {fields.map(({ field, isRequired }) => {
        if (field === 'uses') return <Uses key={field} uses={answer.uses} />;
        const label = field === 'text' && isRequired ? t(`statements.text.${answer.choice}`) : t(`statements.field.${field}`);
        return (
          <div key={field}>
            <chakra.span color="fg.muted" fontSize="sm" display="block">
              {label}
            </chakra.span>
            <chakra.span whiteSpace="pre-line" overflowWrap="anywhere">
              {field === 'address' && <Address text={answer.address} />}
              {field === 'consent' && answer.consent !== '' && t(`statements.consent.${answer.consent}`)}
              {field !== 'address' && field !== 'consent' && answer[field]}
            </chakra.span>
          </div>
        );
      })}
    </chakra.div>
  );
}

function Uses({ uses }: Pick<StatementAnswer, 'uses'>) {
  const { t } = useTranslation('statements');
  return (
    <chakra.ul listStyleType="none" display="grid" gap="3">
      {uses.map(({ tool, step, extent, checkedBy }) => (
        <chakra.li key={`${tool} ${step} ${extent}`} borderInlineStartWidth="2px" ps="3" overflowWrap="anywhere">
          <chakra.span fontWeight="medium">{tool}</chakra.span>
          {step !== '' && ` · ${t(`statements.step.${step}`)}`}
          <chakra.span display="block" whiteSpace="pre-line">
            {extent}
          </chakra.span>
          <chakra.span display="block" color="fg.muted" fontSize="sm">
            {t('statements.use.checked', { name: checkedBy })}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** An address that leads somewhere is a link; a DOI is found by its resolver. */
function Address({ text }: { text: string }) {
  const url = /^https?:\/\/\S+$/.test(text) ? text : /^10\.\d{4,9}\/\S+$/.test(text) ? `https://doi.org/${text}` : null;
  return url === null ? (
    text
  ) : (
    <chakra.a href={url} target="_blank" rel="noreferrer" color="accent.fg" textDecoration="underline">
      {text}
    </chakra.a>
  );
}
