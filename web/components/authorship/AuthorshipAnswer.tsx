// The answer of an author: all of it is right, or what is wrong. What is typed stays while the answer is refused.
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_REFUSAL_LENGTH } from '../../../shared/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Textarea } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';

interface Props {
  isPending: boolean;
  /** Why it was not taken. */
  failure: string | undefined;
  onAnswer: (answer: { isRight: boolean; words: string | null }) => void;
}

export function AuthorshipAnswer({ isPending, failure, onAnswer }: Props) {
  const { t } = useTranslation('authorship');
  const [isWrong, setIsWrong] = useState(false);
  const [words, setWords] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isWrong) box.current?.focus();
  }, [isWrong]);
  function handleSend() {
    setIsMissing(words.trim() === '');
    if (words.trim() === '') box.current?.focus();
    else onAnswer({ isRight: false, words });
  }
  return (
    <chakra.div display="grid" gap="4">
      <ErrorNotice message={failure} />
      {isWrong && (
        <Field label={t('authorship.words')} isRequired help={t('authorship.wordsHelp')} error={isMissing ? 'form.whatIsWrong' : undefined}>
          <Textarea
            ref={box}
            rows={4}
            dir="auto"
            value={words}
            maxLength={MAX_REFUSAL_LENGTH}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {isWrong ? (
          <>
            <Button variant="solid" size="lg" isPending={isPending} onClick={handleSend}>
              {t('authorship.send')}
            </Button>
            <Button size="lg" onClick={() => setIsWrong(false)}>
              {t('authorship.back')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="solid" size="lg" isPending={isPending} onClick={() => onAnswer({ isRight: true, words: null })}>
              {t('authorship.confirm')}
            </Button>
            <Button size="lg" onClick={() => setIsWrong(true)}>
              {t('authorship.wrong')}
            </Button>
          </>
        )}
      </chakra.div>
    </chakra.div>
  );
}
