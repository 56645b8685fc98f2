import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Words } from '../words/en.ts';
import { wordsOf } from '../words/languages.ts';

/** How the page speaks: as the client of the person whom one is. */
export interface Speech {
  readonly words: Words;
  /** How dates and numbers are written, which may be of a language that has no words here. */
  readonly locale: string;
}

/** How the page speaks to somebody with this locale. */
export const speechOf = (locale: string): Speech => ({ words: wordsOf(locale), locale });

/** Carries {@link Speech} down to everything that is shown. */
export const SpeechContext = createContext<Speech>(speechOf('en-GB'));

/** How the page speaks here. */
export const useSpeech = (): Speech => useContext(SpeechContext);

/** The words of the page here. */
export const useWords = (): Words => useSpeech().words;
