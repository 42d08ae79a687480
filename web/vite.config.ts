import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

// `npm run dev` talks to a server started with `amunre serve`.
const server = process.env.AMUNRE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [sveltekit()],
  build: { target: 'es2022' },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['.', '../docs'] }, // the rules are read from the documents of the project
  },
});
