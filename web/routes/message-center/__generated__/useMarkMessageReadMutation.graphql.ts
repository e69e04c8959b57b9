/**
 * @generated SignedSource<<8e4f6c91e5092a2af58f7840e7c32605>>
 * @relayHash c269c91990e1cd3b6286a0630f171edf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed43158bc86649e55aed2d3e15904e761d2fdaedc7a291ac581c51e8ead04896

import type { ConcreteRequest } from 'relay-runtime';
export type MarkMessageReadInput = {
  messageId: string;
};
export type useMarkMessageReadMutation$variables = {
  input: MarkMessageReadInput;
};
export type useMarkMessageReadMutation$data = {
  readonly markMessageRead: {
    readonly message: {
      readonly id: string;
      readonly isRead: boolean;
    } | null | undefined;
    readonly viewer: {
      readonly id: string;
      readonly unreadMessageCount: number;
    };
  } | null | undefined;
};
export type useMarkMessageReadMutation = {
  response: useMarkMessageReadMutation$data;
  variables: useMarkMessageReadMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "MarkMessageReadPayload",
    "kind": "LinkedField",
    "name": "markMessageRead",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Message",
        "kind": "LinkedField",
        "name": "message",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRead",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadMessageCount",
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
    "name": "useMarkMessageReadMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkMessageReadMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "ed43158bc86649e55aed2d3e15904e761d2fdaedc7a291ac581c51e8ead04896",
    "metadata": {},
    "name": "useMarkMessageReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0a9217c3468af29bf4ad31f0ffe9187a";

export default node;
