import { sveltekit } from '@sveltejs/kit/vite';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

// `npm run dev` talks to a server started with `amunre serve`.
const server = process.env.AMUNRE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [sveltekit(), svelteTesting()],
  build: { target: 'es2022' },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['.', '../docs'] }, // the rules are read from the documents of the project
  },
  test: {
    testTimeout: 20_000, // drawing a whole map takes seconds on a machine that is busy
    environment: 'happy-dom',
    setupFiles: ['src/lib/words/test-setup.ts'],
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
  },
});
