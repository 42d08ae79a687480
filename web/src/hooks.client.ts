// Texts are asked for while the page itself is still on its way, so that nothing is shown later for them.
import { loadLanguage } from '$lib/words/fluent';

void loadLanguage();
