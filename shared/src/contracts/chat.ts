/** What a page says to open a conversation with the assistant. Every visitor can read it, so it is no secret. */
export interface ChatSdk {
  aiCode: string;
  accessKey: string;
  sdkId: string;
}
