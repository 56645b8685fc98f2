/** Small values that the bot keeps for itself. */
export interface Notes {
  note(key: string): Promise<string | undefined>;
  setNote(key: string, value: string): Promise<void>;
}
