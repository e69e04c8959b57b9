/**
 * @generated SignedSource<<126f7f8bab02c03f384cd39c4e9bf32d>>
 * @relayHash 532383c9d5ce33ef5c1f390d7df6f2ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cefbc60a9f45b7a23057fd9bfca0e4f9f45b84ce75524d238bdee9606517b6ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContributionWizardPageQuery } from './ContributionWizardPageQuery.graphql';

const node: PreloadableConcreteRequest<ContributionWizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cefbc60a9f45b7a23057fd9bfca0e4f9f45b84ce75524d238bdee9606517b6ee",
    "metadata": {},
    "name": "ContributionWizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
