import { createConfig } from '../tooling/webpack';

export default createConfig({
  dir: import.meta.dirname,
  name: 'chatbot',
  exposes: { './remote': './src/remote.ts', './chat-panel': './src/widgets/chat-panel.tsx' },
});
