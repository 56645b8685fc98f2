/** Small values that the bot keeps for itself. */
export interface Notes {
  setting(key: string): Promise<string | undefined>;
  setSetting(key: string, value: string): Promise<void>;
}
