/**
 * @generated SignedSource<<1ab7cfff8dbb47090ccd1b4dfa679f46>>
 * @relayHash 932155255d01ef175040e407a272fe49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1d5b9e40c5c414ad04eddaf5c5e3c702d8889019a4c622fc95c3fcb08d539d6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileKind = "CHART" | "MANUSCRIPT" | "PICTURE" | "REPORT" | "SUPPLEMENT" | "TABLE";
export type UploadContributionFileInput = {
  contributionId: string;
  description?: string | null | undefined;
  file: File;
  kind: FileKind;
};
export type useUploadContributionFileMutation$variables = {
  input: UploadContributionFileInput;
};
export type useUploadContributionFileMutation$data = {
  readonly uploadContributionFile: {
    readonly contribution: {
      readonly id: string;
      readonly updatedAt: string;
      readonly version: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"FilesTab_contribution">;
    } | null | undefined;
  } | null | undefined;
};
export type useUploadContributionFileMutation = {
  response: useUploadContributionFileMutation$data;
  variables: useUploadContributionFileMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v5 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "kind",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "size",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "description",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "uploadedAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "downloadUrl",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUploadContributionFileMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UploadContributionFilePayload",
        "kind": "LinkedField",
        "name": "uploadContributionFile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Contribution",
            "kind": "LinkedField",
            "name": "contribution",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FilesTab_contribution"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUploadContributionFileMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UploadContributionFilePayload",
        "kind": "LinkedField",
        "name": "uploadContributionFile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Contribution",
            "kind": "LinkedField",
            "name": "contribution",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ContributionFile",
                "kind": "LinkedField",
                "name": "files",
                "plural": true,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ContributionFile",
                "kind": "LinkedField",
                "name": "historyFiles",
                "plural": true,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b1d5b9e40c5c414ad04eddaf5c5e3c702d8889019a4c622fc95c3fcb08d539d6",
    "metadata": {},
    "name": "useUploadContributionFileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1bd9abc3475bab78f98be22cc718217a";

export default node;
