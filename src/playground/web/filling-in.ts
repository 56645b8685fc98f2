import type { Words } from '../words/en.ts';

type Asked = HTMLInputElement | HTMLTextAreaElement;

const isAsked = (target: EventTarget | null): target is Asked =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Form messages for a field that is empty or too short, in the language of the page instead of the browser's. */
export const fillingIn = ({ form }: Words) => ({
  onInvalidCapture({ target }: Event): void {
    if (!isAsked(target)) return;
    target.setCustomValidity('');
    if (target.validity.valid) return;
    target.setCustomValidity(target.validity.tooShort ? form.tooShort(target.minLength) : form.fillIn);
  },
  onInputCapture({ target }: Event): void {
    if (isAsked(target)) target.setCustomValidity('');
  },
});
