import { signInAddress } from '../../packages/edit-protocol/protocol';
import { signInCodebase } from '../firebase-tools';
import { fixedHeaders } from '../hosting/fixed-headers';

/** Its files have their content in their names. */
const ownFiles = '/__editor/**';

const header = ([key, value]: [string, string]) => ({ key, value });

type EditorHosting = {
  hosting: string;
  /** The folder of its files, from that of its settings. */
  folder: string;
  /** Where the function runs by which people sign in with a button; undefined where they do not. */
  signInRegion?: string | undefined;
};

/**
 * The settings by which Firebase Hosting serves the editor: any address is its page, which nobody else's page frames. The
 * policy of its scripts stands in the page.
 */
export const editorHosting = ({ hosting, folder, signInRegion }: EditorHosting) => ({
  hosting: {
    site: hosting,
    public: folder,
    headers: [
      {
        source: '**',
        headers: Object.entries({
          ...fixedHeaders,
          'Cache-Control': 'no-cache',
          'Content-Security-Policy': "frame-ancestors 'self'",
        }).map(header),
      },
      {
        source: ownFiles,
        headers: [header(['Cache-Control', 'public, max-age=31536000, immutable'])],
      },
    ],
    rewrites: [
      ...(signInRegion === undefined
        ? []
        : [
            {
              source: signInAddress,
              function: { functionId: `${signInCodebase}-signin`, region: signInRegion },
            },
          ]),
      { source: '**', destination: '/index.html' },
    ],
  },
});
