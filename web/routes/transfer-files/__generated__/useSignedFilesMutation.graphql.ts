/**
 * @generated SignedSource<<fd104581dcb69f7ca45a20fcf546c4ca>>
 * @relayHash aa1ddb87e0f8def90f081237406fe9e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36e16f0f97890d40bb5bbbaa499630cd5823e9fe50fc9290c98a7be7cf241fec

import type { ConcreteRequest } from 'relay-runtime';
export type FileKind = "CHART" | "MANUSCRIPT" | "PICTURE" | "REPORT" | "SUPPLEMENT" | "TABLE";
export type UploadTransferFileInput = {
  contributionId: string;
  file: File;
  kind: FileKind;
};
export type useSignedFilesMutation$variables = {
  input: UploadTransferFileInput;
};
export type useSignedFilesMutation$data = {
  readonly uploadTransferFile: {
    readonly file: {
      readonly name: string;
      readonly path: string;
      readonly size: number;
    };
  } | null | undefined;
};
export type useSignedFilesMutation = {
  response: useSignedFilesMutation$data;
  variables: useSignedFilesMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UploadTransferFilePayload",
    "kind": "LinkedField",
    "name": "uploadTransferFile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UploadedFile",
        "kind": "LinkedField",
        "name": "file",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSignedFilesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSignedFilesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "36e16f0f97890d40bb5bbbaa499630cd5823e9fe50fc9290c98a7be7cf241fec",
    "metadata": {},
    "name": "useSignedFilesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5bda67b33c1daf71efb24c60ad644af3";

export default node;
