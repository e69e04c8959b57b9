// The words of a search box that is applied with every letter. Letters of a Chinese word on their way are no search.
import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';

export function useSearchWords() {
  const [text, setText] = useState('');
  const [words, setWords] = useState('');
  const isComposing = useRef(false);
  return {
    /** Without spaces around them. */
    words,
    /** Attributes of the box. */
    box: {
      value: text,
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        setText(target.value);
        if (!isComposing.current) setWords(target.value.trim());
      },
      onCompositionStart() {
        isComposing.current = true;
      },
      onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
        isComposing.current = false;
        setWords(currentTarget.value.trim());
      },
    },
  };
}
