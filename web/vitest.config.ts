import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config';

// apart from vite.config.ts, so that the client can be built where the tools of the tests are not installed
export default mergeConfig(
  site,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      testTimeout: 20_000, // drawing a whole map takes seconds on a machine that is busy
      environment: 'happy-dom',
      setupFiles: ['src/lib/words/test-setup.ts'],
      include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    },
  }),
);
